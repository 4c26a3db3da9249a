/** Finds texts in the list of a language. */
import { comparableText } from '../../../diagnostics/normalText.ts';
import { memoizePerObject } from '../../../locales/model/memoizePerObject.ts';
import { textKey } from '../../texts/textPlace.ts';
import type { Text } from '../../texts/texts.ts';

/** Whether a text has to be translated. */
export const isUntranslated = ({ state }: Text): boolean => state === 'missing' || state === 'stale';

/** The texts that contain the search: in English, in the translation, in the key, or in the page's name. */
export const findTexts = (texts: readonly Text[], search: string): readonly Text[] =>
  texts.filter((text) => searchableText(text).includes(foldText(search.trim())));

const searchableText = memoizePerObject((text: Text) =>
  foldText([text.english, text.text, textKey(text), text.title].join('\n')),
);

/** Folds case and look-alike letters. */
const foldText = (text: string) => comparableText(text).toLowerCase();

/** The next text that fits, continuing from the start after the last. */
export function nextText(texts: readonly Text[], from: Text, fits: (text: Text) => boolean): Text | undefined {
  const at = texts.indexOf(from);
  return [...texts.slice(at + 1), ...texts.slice(0, Math.max(at, 0))].find(fits);
}
