import { type TranslationRecord, textHash, writeRecord } from '../../locales/model/record.ts';
import { updatedRecord } from '../../locales/model/status.ts';
import type { Translation } from './translation.ts';

/** Texts that someone has read and found right: `namespace: key`, and who it was and when. */
export type Reviews = Readonly<{ reviewed: readonly string[]; note: string }>;

/** Brings the record of a language up to date with its texts, and notes what was reviewed as made from the present English. */
export function keepRecord({ language, statuses, record }: Translation, reviews?: Reviews): void {
  writeRecord(language.code, withReviews({ statuses, record }, reviews));
}

function withReviews(
  { statuses, record }: Pick<Translation, 'statuses' | 'record'>,
  reviews?: Reviews,
): TranslationRecord {
  const next = updatedRecord(statuses, record);
  if (!reviews || reviews.reviewed.length === 0) return next;
  const read = new Set(reviews.reviewed);
  return new Map(
    [...next].map(([namespace, keys]) => [
      namespace,
      new Map(
        [...keys].map(([key, entry]) => {
          const english = statuses.find((status) => status.namespace === namespace && status.key === key)?.english;
          if (english === undefined || !read.has(`${namespace}: ${key}`)) return [key, entry];
          return [key, { ...entry, english: textHash(english), reviewed: reviews.note }];
        }),
      ),
    ]),
  );
}
