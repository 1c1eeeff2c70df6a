// What pages and workers say to each other.
export interface Request {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  language: string;
}
export interface Answer {
  status: number;
  body: unknown;
}

export type ToTables =
  | { is: "start"; name: string }
  | { is: "ask"; id: number; request: Request }
  | { is: "open"; window: number; table: string; language: string; have: number }
  | { is: "hear"; window: number; text: string }
  | { is: "close"; window: number };

export type FromTables =
  | { is: "progress"; share: number }
  | { is: "answer"; id: number; answer: Answer }
  | { is: "frame"; window: number; text: string }
  | { is: "closed"; window: number; code: number }
  | { is: "memory" }
  | { is: "name"; name: string }
  | { is: "broken"; text: string };

export type ToThinker = { id: number; do: "think" | "reckon"; what: unknown };
export type FromThinker = { id: number; text: string };
