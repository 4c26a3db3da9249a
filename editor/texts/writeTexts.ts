/** Puts texts and reviews into the draft, with the record that goes with them: the files that the commands would write. */
import type { Language } from '../../locales/languages.ts';
import { formatRecord, parseRecord, recordPath, type TranslationRecord, textHash } from '../../locales/model/record.ts';
import { nextRecord, type Reviews } from '../../scripts/words/nextRecord.ts';
import { type NewText, textChanges } from '../../scripts/words/textChanges.ts';
import type { SessionContext } from '../session/context.ts';
import type { Translations } from './translations.ts';

/**
 * @param texts new texts; an empty one deletes what was there
 * @param reviews texts that a person has approved as they are, with the new ones
 * @throws Refusal if a file cannot be read
 */
export function writeTexts(
  { draft, site }: SessionContext,
  translations: Translations,
  language: Language,
  texts: readonly NewText[],
  reviews?: Reviews,
): void {
  // Nothing is written beside a file that cannot be read: its texts would count as deleted.
  translations.read(language);
  for (const { path, text } of textChanges(language, texts, site.content(), draft.read)) {
    const isNothing = text === '{}\n' && draft.readSaved(path) === undefined;
    draft.change(path, isNothing ? undefined : text);
  }
  const after = translations.read(language);
  const path = recordPath(language.code);
  const saved = draft.readSaved(path);
  const record = saved === undefined ? after.record : withSaved(after.record, parseRecord(saved, path), texts);
  // Perhaps not all texts of a branch file with mistakes can be read.
  const unreadable = new Set(site.content().facts.problems.map(({ file }) => file));
  draft.change(path, formatRecord(nextRecord({ ...after, record }, { unreadable, ...(reviews ? { reviews } : {}) })));
}

/** A text that was typed back as it is saved gets its saved entry back: it is as old and as reviewed as before. */
function withSaved(record: TranslationRecord, saved: TranslationRecord, texts: readonly NewText[]): TranslationRecord {
  const next = new Map(record);
  for (const { namespace, key, text } of texts) {
    const entry = saved.get(namespace)?.get(key);
    if (entry?.text === textHash(text)) next.set(namespace, new Map(next.get(namespace)).set(key, entry));
  }
  return next;
}
