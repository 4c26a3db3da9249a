/** The warnings of a build on stderr; with the real files and words they depend on the day. */
export const WARNINGS = /^\d+ warnings?; .*\n(?:\n\S+:\d+:\d+\n(?: {4}.*\n)+)*(?:\n\.\.\. and .*\n)?\n/m;
