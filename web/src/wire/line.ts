// The line to a table: a socket to a server, or a worker on this device. Both look the same.
import { LocalLine } from "../local/client.svelte";
import { isLocal } from "../local/names";
import { voice } from "../words/voice.svelte";

export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export function openLine(table: string, have: number): Line {
  if (isLocal(table)) return new LocalLine(table, voice.language, have);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams({ have: String(have), language: voice.language });
  return new WebSocket(
    `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${query}`,
  ) as Line;
}
