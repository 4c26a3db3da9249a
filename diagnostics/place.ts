/** Keys and list indexes from the root of a file. */
export type Path = readonly (string | number)[];
