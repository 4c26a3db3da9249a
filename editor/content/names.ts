import type { z } from 'zod';
import { isDay } from '../../branches/model/day.ts';
import { schemaOf } from '../../branches/model/files/schemaOf.ts';
import type { FieldTexts } from '../../branches/model/schema/manual.ts';
import { isGroup } from '../../branches/yaml/values.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { isEditorWords } from '../../locales/model/namespace.ts';
import { resourcesOf, textsOf } from '../../locales/model/readWords.ts';
import type { Content } from '../../site/content/readContent.ts';
import { formatDay } from '../../site/language/figures.ts';
import { createTranslator } from '../../site/language/translator.ts';
import { menu } from '../../site/pages/routes.ts';
import { fieldSchema } from './fieldSchema.ts';

export type Names = ReturnType<typeof namesIn>;

/** Created on first use, because it is slow on phones. */
const fieldsIn = memoizePerObject((schema: z.ZodType) =>
  memoizePerObject((texts: FieldTexts) => fieldSchema(schema, { branches: [], dentists: [], services: [] }, texts)),
);
const NO_TEXTS: FieldTexts = {};

/** Returns functions that name the site's parts as people do, in their language. Commit messages use English. */
export function namesIn({ readings, words }: Content, chosen = SOURCE_LANGUAGE.code) {
  const language = LANGUAGES.find((each) => each.code === chosen) ?? SOURCE_LANGUAGE;
  const { code } = language;
  const [own, english] = [code, SOURCE_LANGUAGE.code].map((each) => textsOf(words, each));
  const find = (file: string, key: string) => own?.get(file)?.get(key) ?? english?.get(file)?.get(key);
  const { 'editor-fields': fieldTexts = NO_TEXTS } = (resourcesOf(words)[code] ?? {}) as Record<string, FieldTexts>;
  const textAt = (source: YamlSource | undefined, path: Path) =>
    [code, SOURCE_LANGUAGE.code, undefined]
      .map((each) => source?.textAt(each ? [...path, each] : path))
      .find((text) => text !== undefined);
  const branchName = (source: YamlSource | undefined) => textAt(source, ['name']);
  const titleOf = (file: string) =>
    branchName(readings.find(({ source }) => source.path === file)?.source) ?? wordsFileTitle(file, find);
  const languageLabels = (of = SOURCE_LANGUAGE.code): readonly string[] =>
    of === SOURCE_LANGUAGE.code ? [] : [new Intl.DisplayNames(code, { type: 'language' }).of(of) ?? of];
  return {
    language,
    fieldTexts,
    fieldsOf: (file: Parameters<typeof schemaOf>[0]) => fieldsIn(schemaOf(file))(fieldTexts),
    choiceOf: (value: string) => find('editor-fields', `choices.${value}`) ?? value,
    words: () => createTranslator(resourcesOf(words), language, {}, 1),
    languageLabels,
    /** A text of a file, in the language or in English; or one that is the same in all. */
    textAt,
    /** The name of a branch or of the clinic; undefined if it has none. */
    branchName,
    titleOf,
    /** The name of a page by its words file, with the language unless it is English: "Dental Tips, Tamil". */
    pageOf: (namespace: string, of?: string) => [titleOf(namespace), ...languageLabels(of)].join(', '),
  };
}

/** The name of a words file: its page, its service or its heading, otherwise its file name. */
function wordsFileTitle(namespace: string, find: (file: string, key: string) => string | undefined): string {
  if (namespace === 'common') return find('editor-texts', 'common') ?? 'Menu and buttons';
  const page = [...menu('header'), ...menu('footer')].find((route) => route.namespace === namespace);
  const names = [
    page && find('common', `nav.${page.id}`),
    find('services', `cards.${namespace}.title`),
    ...['hero.title', 'title', 'name'].map((key) => find(namespace, key)),
  ];
  const title = names.find((name) => name !== undefined && !/[{<]/.test(name)) ?? namespace;
  return isEditorWords(namespace) ? `${find('editor-texts', 'ownWords')}: ${title.replace(/^editor-/, '')}` : title;
}

/** The name or title of a list entry; empty if it has none. */
export function entryTitle(entry: unknown, words: Pick<Names, 'language'>): readonly string[] {
  if (!isGroup(entry)) return [];
  // The id of an entry that is still without a title says nothing.
  const id = 'title' in entry || 'name' in entry ? [] : ['id'];
  for (const key of ['name', 'title', 'tag', 'note', 'day', ...id]) {
    const value = entry[key];
    const text = isGroup(value) ? (value[words.language.code] ?? value.en) : value;
    if (typeof text === 'string') return [isDay(text) ? formatDay(text, words) : text];
  }
  return [];
}
