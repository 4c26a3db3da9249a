/** No imports: browser islands use this file, too. */

/**
 * Invisible characters: control characters, unpaired surrogates, bidirectional formatting. The joiners that Indian scripts
 * need and the emoji variation selector are allowed, and so is what is newer than this runtime's Unicode, such as an emoji.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\uffff]/gu;

/** The first invisible character of a text, such as "U+202E"; undefined if there is none. Line breaks count. */
export function invisibleCharacter(text: string): string | undefined {
  const [character] = text.match(INVISIBLE) ?? [];
  return character && codePoint(character);
}

export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text without invisible characters. Line breaks are kept, and a tab between two words becomes a space. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => (character === '\n' ? character : character === '\t' ? ' ' : ''));
}
