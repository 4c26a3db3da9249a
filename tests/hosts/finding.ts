/** What one test found, in the Observatory's words, and what it adds or takes. */
export type Finding = Readonly<{ found: string; points: number }>;
