// The words of one language for Python, spoken by the runtime that the pages have too.
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Arguments and answers are JSON: nothing of JavaScript stays behind in Python's memory. */
export function bundle(language, catalogue) {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(catalogue));
  return {
    parts(code) {
      const message = words.getMessage(code);
      if (!message) return "null";
      const attributes = Object.keys(message.attributes);
      return JSON.stringify({ value: message.value !== null, attributes });
    },
    say(code, attribute, args) {
      const message = words.getMessage(code);
      const pattern = (attribute ? message?.attributes[attribute] : message?.value) ?? "";
      const errors = [];
      const text = words.formatPattern(pattern, JSON.parse(args), errors);
      return JSON.stringify({ text, errors: errors.map(String) });
    },
  };
}
