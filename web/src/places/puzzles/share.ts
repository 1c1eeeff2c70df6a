// Handing words to others: by the device's own sheet, else into its clipboard.
import { home } from "../../home";

export const shared = {
  /** Where a puzzle is found; none in a folder that lies on this device only. */
  address: (game: string, number: number): string =>
    home.folder ? "" : `${location.origin}/puzzles/${game}/${number}`,

  async send(text: string): Promise<"sent" | "copied" | "kept"> {
    const words = text.trim();
    try {
      if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
        await navigator.share({ text: words });
        return "sent";
      }
      await navigator.clipboard.writeText(words);
      return "copied";
    } catch {
      return "kept"; // whoever closes the sheet does not want it
    }
  },
};
