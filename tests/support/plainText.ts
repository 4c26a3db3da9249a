/** A text of a page as words and branch files have it: without the characters that keep figures on one line. */
export function plainText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}
