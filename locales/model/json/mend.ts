/** A corrected text, with the offset of the problem and a message. */
export type Mend = Readonly<{ text: string; at: number; message: string }>;

/** Characters around an error that are searched: nobody types a longer text. */
export const LONGEST_TEXT = 5_000;

/** A mend that replaces part of a text. */
export const splice = (text: string, from: number, to: number, by: string, message: string): Mend => ({
  text: text.slice(0, from) + by + text.slice(to),
  at: from,
  message,
});
