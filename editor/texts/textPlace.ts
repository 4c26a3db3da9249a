/** A text of a words file (`common`) or of a branch file (`branches/chennai.yaml`). */
export type TextPlace = Readonly<{ namespace: string; key: string }>;

/** A text as sheets and messages name it. */
export const textKey = ({ namespace, key }: TextPlace) => `${namespace}: ${key}`;

/** The path of a text in the editor, which can be kept and sent to others: `/texts/ta/dental-tips/hero.title`. */
export const textAddress = (language: string, { namespace, key }: TextPlace): string =>
  `/texts/${[language, ...namespace.split('/'), key].map(encodeURIComponent).join('/')}`;

/** The path of a page in the editor, to be read: `/texts/ta/read/dental-tips`. */
export const readAddress = (language: string, namespace: string): string =>
  textAddress(language, { namespace: 'read', key: '' }) + namespace;

/** The text that the end of an address names. @param rest what follows the language, decoded: `dental-tips/hero.title` */
export function textAt(rest: string): TextPlace | undefined {
  const cut = rest.lastIndexOf('/');
  return cut > 0 ? { namespace: rest.slice(0, cut), key: rest.slice(cut + 1) } : undefined;
}
