/** The result of one test in the Observatory’s terms, and the points that it adds or deducts. */
export type Finding = Readonly<{ found: string; points: number }>;
