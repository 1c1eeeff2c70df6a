const files = import.meta.glob<string>(
  [
    "../../../src/speeltafel/words/nl/web/*.ftl",
    "!../../../src/speeltafel/words/nl/web/{frame,local,places}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files).join("\n");
