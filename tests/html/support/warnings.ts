/** Warnings that a build prints to stderr; with the shipped files they depend on the day. */
export const WARNINGS = /^\d+ things? to look at; .*\n(?:\n\S+:\d+:\d+\n(?: {4}.*\n)+)*(?:\n\.\.\. and .*\n)?\n/m;
