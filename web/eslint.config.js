import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "**/*.gen.ts", "src/wire/http", "public"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows which names exist.
      "no-undef": "off",
      // What cannot be missing is said with `!`; TypeScript checks indices for us.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/consistent-type-imports": "error",
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // Paths are plain; our router follows every link on the page.
      "svelte/no-navigation-without-resolve": "off",
      // Pages of rules are ours, from our own server.
      "svelte/no-at-html-tags": "off",
      // It takes the reason after `--` for more rules; the compiler warns about unused ones itself.
      "svelte/no-unused-svelte-ignore": "off",
      // Collections here are replaced, never changed, where the page depends on them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
