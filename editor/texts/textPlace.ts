/** A text of a words file (`common`) or of a branch file (`branches/chennai.yaml`). */
export type TextPlace = Readonly<{ namespace: string; key: string }>;

/** Identifies a text, as in sheets and messages. */
export const textKey = ({ namespace, key }: TextPlace) => `${namespace}: ${key}`;

/** The address of a text in the editor, a permanent link: `/texts/ta/dental-tips/hero.title`. */
export const textAddress = (language: string, { namespace, key }: TextPlace): string =>
  `/texts/${[language, ...namespace.split('/'), key].map(encodeURIComponent).join('/')}`;

/** The address of a page in the editor, for reviewing it: `/texts/ta/read/dental-tips`. */
export const readAddress = (language: string, namespace: string): string =>
  textAddress(language, { namespace: 'read', key: '' }) + namespace;

/** The text of an address. @param rest the part after the language, decoded: `dental-tips/hero.title` */
export function textAt(rest: string): TextPlace | undefined {
  const cut = rest.lastIndexOf('/');
  return cut > 0 ? { namespace: rest.slice(0, cut), key: rest.slice(cut + 1) } : undefined;
}
