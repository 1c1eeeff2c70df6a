const files = import.meta.glob<string>("../../../src/speeltafel/words/en/web/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
