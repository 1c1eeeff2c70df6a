export const LOCK: object;
