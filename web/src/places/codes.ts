// Where a code leads: to a table, or to an evening of many.
import { evenings } from "../evening/api";
import { home } from "../home";
import { api, Trouble } from "../wire/api";

const OF_EVENING = "server-code-of-evening";

export async function placeWith(code: string): Promise<string> {
  try {
    return `/t/${(await api.byCode(code)).table}`;
  } catch (trouble) {
    const leads = trouble instanceof Trouble && trouble.code === OF_EVENING && !home.folder;
    if (!leads) throw trouble;
    return `/a/${(await evenings.at(code)).code}`;
  }
}
