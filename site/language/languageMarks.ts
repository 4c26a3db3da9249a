/**
 * Marks of the language of a text in a string, until the document is written: who looks up a text need not know whether an element or
 * an attribute will hold it. The characters are private ones, which no text may have.
 */
import type { Language } from '../../locales/languages.ts';
import { mapTexts } from './keepTogether.ts';

/** A text, and the code of the language it was found in: the page's, or English if it is not translated. */
export type ResolvedText = Readonly<{ text: string; language: string }>;

const [START, MIDDLE, END] = ['\ue000', '\ue001', '\ue002'];

/** The text for a page in `language`: marked if it is in another one. */
export function withLanguage({ text, language: own }: ResolvedText, { code }: Language): string {
  return own === code ? text : START + own + MIDDLE + text + END;
}

const MARKED = new RegExp(`${START}([\\w-]+)${MIDDLE}([^${START}${END}]*)${END}`, 'g');
const MARK = new RegExp(`${START}[\\w-]+${MIDDLE}|${END}`, 'g');
/** In the address of a prefilled message. */
const ENCODED_MARK = new RegExp(
  `${encodeURIComponent(START)}[\\w-]+${encodeURIComponent(MIDDLE)}|${encodeURIComponent(END)}`,
  'g',
);

/** A document's body with a `lang` on each marked text; attributes and what must not be translated lose the marks. */
export function resolveMarks(body: string): string {
  if (!body.includes(START)) return body;
  const marked = mapTexts(body, (text) => {
    let resolved = text;
    while (MARKED.test(resolved)) resolved = resolved.replace(MARKED, '<span lang="$1">$2</span>');
    return resolved;
  });
  return marked.replace(MARK, '').replace(ENCODED_MARK, '');
}
