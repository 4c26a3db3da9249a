import { problemAddress } from '../content/tasks.ts';

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

/** The groups of the clinic's file that placeholders begin with, as `createPlaceholders` fills them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  clinic: [],
  price: ['prices'],
  treatment: ['treatments'],
  stats: ['stats'],
  consultation: ['consultation'],
  advice: ['advice'],
};

/** The address of the field whose value a placeholder shows, by its name; undefined if it is not a single field of the clinic's. */
export function figureAddress(name: string): string | undefined {
  const [first = '', ...rest] = name.split('.');
  const group = GROUPS[first];
  if (!group) return undefined;
  const [of, ...figure] = rest;
  return problemAddress({ id: 'clinic' }, [
    ...group,
    ...(first === 'treatment' ? [of ?? '', 'page', ...figure] : rest),
  ]);
}
