/** Puts texts and reviews into the draft, with the record that goes with them: the files that the commands would write. */
import type { Language } from '../../locales/languages.ts';
import { formatRecord, parseRecord, recordPath, type TranslationRecord, textHash } from '../../locales/model/record.ts';
import { readContentOnDisk } from '../../renderer/site/loadSiteFromDisk.ts';
import { nextRecord, type Reviews } from '../../scripts/words/keepRecord.ts';
import { type NewText, textChanges } from '../../scripts/words/textChanges.ts';
import type { Draft } from '../draft/draft.ts';
import type { Translations } from './translations.ts';

/**
 * @param texts new texts; an empty one deletes what was there
 * @param reviews texts that a person has approved as they are, with the new ones
 * @throws Unreadable if a file cannot be read
 */
export function writeTexts(
  draft: Draft,
  translations: Translations,
  language: Language,
  texts: readonly NewText[],
  reviews?: Reviews,
): void {
  // Nothing is written beside a file that cannot be read: its texts would count as deleted.
  translations.read(language);
  for (const { path, text } of textChanges(language, texts, readContentOnDisk(draft.folders))) {
    const isNothing = text === '{}\n' && draft.readSaved(path) === undefined;
    draft.change(path, isNothing ? undefined : text);
  }
  const after = translations.read(language);
  const unreadable = translations.unreadableFiles();
  const record = withSaved(after.record, savedRecord(draft, language), texts);
  draft.change(
    recordPath(language.code),
    formatRecord(nextRecord({ ...after, record }, { unreadable, ...(reviews ? { reviews } : {}) })),
  );
}

function savedRecord(draft: Draft, { code }: Language): TranslationRecord {
  const path = recordPath(code);
  const text = draft.readSaved(path);
  return text === undefined ? new Map() : parseRecord(text, path);
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
