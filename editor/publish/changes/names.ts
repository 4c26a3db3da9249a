import { isGroup } from '../../../branches/yaml/values.ts';
import { SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { resourcesOf, textsOf } from '../../../locales/model/readWords.ts';
import { createTranslator } from '../../../renderer/i18n/translator.ts';
import type { Content } from '../../../renderer/site/readContent.ts';
import { fileTitle } from '../../texts/fileTitle.ts';

export type Names = ReturnType<typeof namesIn>;

/** What people call the parts of the site, in English: commits are written in it. */
export function namesIn({ readings, words }: Content) {
  const english = textsOf(words, SOURCE_LANGUAGE.code);
  return {
    /** The site's English words for figures. */
    words: createTranslator(resourcesOf(words), SOURCE_LANGUAGE, {}, 1),
    /** Ids of the branches. */
    branches: readings.flatMap(({ kind, typed }) => (kind === 'branch' ? [typed.id] : [])),
    /** The name of a branch, or of the clinic, by its file. */
    placeOf: (id: string) => readings.find(({ typed }) => typed.id === id)?.typed.textAt(['name', 'en']) ?? id,
    /** The name of a page by its words file. */
    pageOf: (namespace: string) => fileTitle(namespace, english),
  };
}

/** The branch's or the clinic's name in English, as its file has it. */
export function placeIn(facts: unknown): string | undefined {
  const name = isGroup(facts) && isGroup(facts.name) ? facts.name.en : undefined;
  return typeof name === 'string' ? name : undefined;
}
