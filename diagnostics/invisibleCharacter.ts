/**
 * Signs that nobody sees: controls, halves of signs, those that turn the direction of the text after them. The joiners of
 * Indian scripts and what makes a sign an emoji may stay.
 */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffd]/gu;

/** The first sign of a text that nobody sees, such as "U+202E"; undefined where there is none. A line end is one. */
export function invisibleCharacter(text: string): string | undefined {
  const [sign] = text.match(UNSEEN) ?? [];
  return sign && codePoint(sign);
}

/** The name of a sign by its number, such as "U+202E". */
export function codePoint(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text without signs that nobody sees. Its line ends stay. */
export function withoutUnseenSigns(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(UNSEEN, ''))
    .join('\n');
}
