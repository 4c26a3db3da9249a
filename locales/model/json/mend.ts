/** A changed text, the place that was wrong, and a sentence about it. */
export type Mend = Readonly<{ text: string; at: number; message: string }>;

/** How many characters around an error are looked at: no one types longer texts. */
export const LONGEST_TEXT = 5_000;

/** A text with another piece in the place of one. */
export const splice = (text: string, from: number, to: number, by: string, message: string): Mend => ({
  text: text.slice(0, from) + by + text.slice(to),
  at: from,
  message,
});
