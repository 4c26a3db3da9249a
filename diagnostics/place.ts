/** Positions in files. */

/** Keys and list indexes from the root of a file. */
export type Path = readonly (string | number)[];

/** A replacement for the text of a file from `start` up to `end`. */
export type Edit = Readonly<{ start: number; end: number; text: string }>;
