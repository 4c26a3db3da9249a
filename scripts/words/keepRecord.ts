import { type RecordEntry, type TranslationRecord, textHash, writeRecord } from '../../locales/model/record.ts';
import { type TextStatus, updatedRecord } from '../../locales/model/status.ts';
import type { Translation } from './translation.ts';

/** Texts that someone has read and found right: `namespace: key`, and who it was and when. */
export type Reviews = Readonly<{ reviewed: readonly string[]; note: string }>;

/** Who made the new and changed texts, a person unless it is said, and which texts were reviewed. */
export type KeepOptions = Readonly<{ by?: RecordEntry['by']; reviews?: Reviews }>;

/** Brings the record of a language up to date with its texts, and notes what was reviewed as made from the present English. */
export function keepRecord({ language, statuses, record }: Translation, { by, reviews }: KeepOptions = {}): void {
  const next = updatedRecord(statuses, record, by);
  writeRecord(language.code, reviews ? withReviews(next, statuses, reviews) : next);
}

function withReviews(
  next: TranslationRecord,
  statuses: readonly TextStatus[],
  { reviewed, note }: Reviews,
): TranslationRecord {
  const read = new Set(reviewed);
  return new Map(
    [...next].map(([namespace, keys]) => [
      namespace,
      new Map(
        [...keys].map(([key, entry]) => {
          const english = statuses.find((status) => status.namespace === namespace && status.key === key)?.english;
          if (english === undefined || !read.has(`${namespace}: ${key}`)) return [key, entry];
          return [key, { ...entry, english: textHash(english), reviewed: note }];
        }),
      ),
    ]),
  );
}
