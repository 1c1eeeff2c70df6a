// Tables that live on this device have names that no server gives.
const MARK = "~";

export const isLocal = (table: string): boolean => table.startsWith(MARK);
