// What is asked about evenings over HTTP. A key goes in a header, never in an address.
import { Trouble } from "../wire/api";
import type { EveningResult } from "../wire/http/types.gen";
import type { Problem, Replay } from "../wire/types.gen";
import { voice } from "../words/voice.svelte";
import type { Entered, EveningDoor, EveningKeys, KeyedEvening, NewEvening } from "./messages";

async function reach(
  method: string,
  path: string,
  key = "",
  body?: unknown,
  under = "evenings",
): Promise<Response> {
  const mark = path.includes("?") ? "&" : "?";
  const headers: Record<string, string> = {};
  if (key) headers["authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api/${under}${path}${mark}language=${voice.language}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(0, "offline", voice.say("lost-offline"));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    const text = problem?.text ?? voice.say("lost-server");
    throw new Trouble(response.status, problem?.code ?? "", text);
  }
  return response;
}

async function ask<T>(method: string, path: string, key = "", body?: unknown): Promise<T> {
  return (await (await reach(method, path, key, body)).json()) as T;
}

/** What a saved evening says, and what can be made of it. */
export const afterwards = {
  result: async (file: Blob): Promise<EveningResult> =>
    (await (await reach("POST", "/result", "", file, "evening-file")).json()) as EveningResult,
  made: async (file: Blob, as: "csv" | "ods" | "pdf"): Promise<Blob> =>
    (await reach("POST", `/afterwards.${as}`, "", file, "evening-file")).blob(),
};

const part = encodeURIComponent;

export const evenings = {
  create: (wish: NewEvening) => ask<EveningKeys>("POST", "", "", wish),
  at: (code: string) => ask<EveningDoor>("GET", `/at/${part(code)}`),
  join: (evening: string, wish: { player?: number; name?: string; group?: string[] }) =>
    ask<Entered>("POST", `/${part(evening)}/join`, "", wish),
  keyed: (evening: string, key: string) => ask<KeyedEvening>("GET", `/${part(evening)}/key`, key),
  /** The square of a link, as an address that an `img` takes. */
  square: async (evening: string, what: string, key: string): Promise<string> => {
    const drawn = await (await reach("GET", `/${part(evening)}/qr.svg?to=${what}`, key)).text();
    return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  },
  model: (evening: string, key: string) => ask<Replay>("GET", `/${part(evening)}/model`, key),
  result: (evening: string, key: string) =>
    ask<EveningResult>("GET", `/${part(evening)}/result`, key),
  made: async (evening: string, as: "csv" | "ods" | "pdf", key: string): Promise<Blob> =>
    (await reach("GET", `/${part(evening)}/afterwards.${as}`, key)).blob(),
  /** The evening itself, as a file to keep. */
  file: async (evening: string, key: string): Promise<Blob> =>
    (await reach("GET", `/${part(evening)}/file`, key)).blob(),
  erase: (evening: string, key: string) => reach("DELETE", `/${part(evening)}`, key),
};
