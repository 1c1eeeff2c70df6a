/** Somebody at one seat of an evening. */
export interface Pupil {
  /** After this table the evening brings another one. */
  awaits: boolean;
}
