/** What a build tells on stderr and does not refuse; with the real files and words it depends on the day. */
export const WARNINGS = /^\d+ things? to look at; .*\n(?:\n\S+:\d+:\d+\n(?: {4}.*\n)+)*(?:\n\.\.\. and .*\n)?\n/m;
