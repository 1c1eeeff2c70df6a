// Where a code leads: to a table, or to an evening of many.
import { evenings } from "../evening/api";
import { home } from "../home";
import { api, Trouble } from "../wire/api";

export async function placeWith(code: string): Promise<string> {
  try {
    return `/t/${(await api.byCode(code)).table}`;
  } catch (trouble) {
    const unknown = trouble instanceof Trouble && trouble.status === 404;
    if (!unknown || home.folder) throw trouble;
    try {
      return `/a/${(await evenings.at(code)).code}`;
    } catch {
      throw trouble;
    }
  }
}
