/** The texts of a language with all that a translator wants to know about them. */
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { kept } from '../../locales/model/kept.ts';
import { isEditorWords } from '../../locales/model/namespace.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { LanguageTerm } from '../../scripts/words/glossary/glossary.ts';
import { termsIn } from '../../scripts/words/glossary/termsIn.ts';
import { textRemarks } from '../../scripts/words/textRemarks.ts';
import type { SessionContext } from '../session/context.ts';
import { fileTitle } from './fileTitle.ts';
import { pagesByFile, type TextPages } from './textPages.ts';
import type { Translations } from './translations.ts';

/** A text of a language, in the state it is in, with the remarks on it. */
export type TextRow = Awaited<ReturnType<typeof listTexts>>[number];

export type TextSources = Readonly<{ context: SessionContext; translations: Translations; pages: TextPages }>;

/** @throws Refusal if a file cannot be read */
export async function listTexts({ context, translations, pages }: TextSources, language: Language) {
  const { statuses, words } = translations.read(language);
  const terms = translations.terms(language);
  const english = translations.read(SOURCE_LANGUAGE).words;
  const titles = new Map(statuses.map(({ namespace }) => [namespace, namespace]));
  for (const namespace of titles.keys()) titles.set(namespace, fileTitle(namespace, english));
  const pagesOf = pages.known()?.of ?? (await pagesByFile(context));
  const rows = statuses.map((status) => {
    const { namespace, key, state, reviewed } = status;
    const { note, max } = translations.noteOf(status);
    return {
      namespace,
      key,
      /** What people call its file. */
      title: titles.get(namespace) ?? namespace,
      english: status.english,
      // Empty if missing. A copy of the English counts as missing, and is still what was typed.
      text: words.get(namespace)?.get(key) ?? '',
      state,
      ...remarksOn(status, terms, max),
      note,
      /** The greatest length, in characters as people count them. */
      max,
      /** Paths of the pages that show it. */
      pages: pagesOf(status),
      /** Who has reviewed it, and when. */
      reviewed,
    };
  });
  // The editor's own words come after those of the site.
  const isOwn = ({ namespace }: (typeof rows)[number]) => isEditorWords(namespace);
  return [...rows.filter((row) => !isOwn(row)), ...rows.filter(isOwn)];
}

/** Looking for every term in every text takes most of the time: what was said about a text is kept until it changes. */
const remarksOn = kept((status: TextStatus, terms: readonly LanguageTerm[], max: number | undefined) => ({
  ...textRemarks(status, terms, max),
  terms: termsIn(status.english, terms),
}));
