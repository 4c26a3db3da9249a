/** Places in files. */

/** Keys and list positions from the top of a file. */
export type Path = readonly (string | number)[];

/** A piece of a file's text, from one offset up to another, and what is to stand there instead. */
export type Edit = Readonly<{ start: number; end: number; text: string }>;
