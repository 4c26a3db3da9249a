/** What the record of a language has to say after its texts, or what people think of them, have changed. */
import { type TranslationRecord, textHash } from '../../locales/model/record.ts';
import { type Author, type TextStatus, updatedRecord } from '../../locales/model/status.ts';
import type { NewText } from './textChanges.ts';
import type { Translation } from './translation.ts';
import { withFirstReadings } from './waiting.ts';

/** Texts that someone has approved, as `namespace: key`, and who did so and when. */
export type Reviews = Readonly<{ reviewed: readonly string[]; note: string }>;

/** Who wrote the new and changed texts (default: a person), and which texts were reviewed. */
export type RecordOptions = Readonly<{
  by?: Author;
  reviews?: Reviews;
  /** Files whose texts cannot all be read: theirs keep their entries. */
  unreadable?: Iterable<string>;
}>;

/** Who wrote new texts: a machine, where they say so. */
export function authorsOf(texts: readonly NewText[]): Author {
  const drafts = new Set(texts.filter(({ by }) => by).map(({ namespace, key }) => `${namespace}: ${key}`));
  return ({ namespace, key }) => (drafts.has(`${namespace}: ${key}`) ? 'machine' : 'person');
}

/** The record of a language for its texts as they are: reviewed texts count as translated from the current English. */
export function nextRecord(
  { statuses, record }: Translation,
  { by, reviews, unreadable = [] }: RecordOptions = {},
): TranslationRecord {
  const known = updatedRecord(statuses, record, by);
  const kept = [...unreadable].map(
    (name) => [name, new Map([...(record.get(name) ?? []), ...(known.get(name) ?? [])])] as const,
  );
  const next = new Map([...known, ...kept]);
  return withFirstReadings(reviews ? withReviews(next, statuses, reviews) : next, statuses);
}

function withReviews(
  next: TranslationRecord,
  statuses: readonly TextStatus[],
  { reviewed, note }: Reviews,
): TranslationRecord {
  const read = new Set(reviewed);
  const approved = new Map(next);
  for (const { namespace, key, english } of statuses) {
    const keys = approved.get(namespace);
    const entry = keys?.get(key);
    if (!entry || !read.has(`${namespace}: ${key}`)) continue;
    approved.set(namespace, new Map(keys).set(key, { ...entry, english: textHash(english), reviewed: note }));
  }
  return approved;
}
