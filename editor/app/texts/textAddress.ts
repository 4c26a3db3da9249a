/** Where the editor shows a text. The address opens it, so it can be kept and sent to others. */

import type { TextPlace } from '../../texts/textPlace.ts';

/** The path of a text in the editor: `/texts/ta/dental-tips/hero.title`. */
export function textAddress(language: string, { namespace, key }: TextPlace): string {
  return `/texts/${[language, ...namespace.split('/'), key].map(encodeURIComponent).join('/')}`;
}

/**
 * The text that the end of an address names: the last part is the key.
 * @param rest what follows the language, decoded: `dental-tips/hero.title`
 */
export function textAt(rest: string): TextPlace | undefined {
  const cut = rest.lastIndexOf('/');
  return cut > 0 ? { namespace: rest.slice(0, cut), key: rest.slice(cut + 1) } : undefined;
}
