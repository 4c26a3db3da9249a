/**
 * Invisible characters: controls, halves of surrogate pairs, those that turn the direction of the text after them. The joiners of
 * Indian scripts and what makes a character an emoji may stay.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

/** The first invisible character of a text, such as "U+202E"; undefined where there is none. A line end is one. */
export function invisibleCharacter(text: string): string | undefined {
  const [character] = text.match(INVISIBLE) ?? [];
  return character && codePoint(character);
}

/** The name of a character by its number, such as "U+202E". */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text without invisible characters. Its line ends stay. */
export function withoutInvisible(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(INVISIBLE, ''))
    .join('\n');
}
