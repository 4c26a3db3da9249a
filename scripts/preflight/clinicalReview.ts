/** Records which pages' dental advice a dentist has reviewed, and detects later changes: `locales/clinical-review.json`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readText } from '../../diagnostics/inputFile.ts';
import { SERVICES } from '../../renderer/site/services.ts';
import type { Finding } from './finding.ts';

const RECORD = 'locales/clinical-review.json';

const record = z.record(z.string(), z.strictObject({ by: z.string().min(1), day: z.iso.date(), words: z.string() }));
type ClinicalReview = z.infer<typeof record>;

/** Namespaces with advice on patients' health. */
export const CLINICAL: readonly string[] = [
  'tooth-pain-relief',
  'wisdom-tooth-removal',
  'dental-tips',
  'dental-myths',
  'contact',
  'online-free-consultations-and-appointments',
  ...SERVICES.map(({ id }) => id),
];

const wordsFile = (namespace: string) => `locales/en/${namespace}.json`;

function fingerprint(namespace: string): string {
  const words: unknown = JSON.parse(readText(wordsFile(namespace)));
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}

/** @throws Error with a sentence if the record is damaged */
function readRecord(): ClinicalReview {
  if (!existsSync(RECORD)) return {};
  try {
    return record.parse(JSON.parse(readFileSync(RECORD, 'utf8')));
  } catch {
    throw new Error(`${RECORD} is damaged. Restore it from version control; npm run reviewed writes it.`);
  }
}

/** Pages that no dentist has signed off, or that have changed since. */
export function unreviewed(): readonly Finding[] {
  const reviews = readRecord();
  return CLINICAL.filter((namespace) => existsSync(wordsFile(namespace))).flatMap((namespace) => {
    const review = reviews[namespace];
    if (review?.words === fingerprint(namespace)) return [];
    const message = review
      ? `has changed since ${review.by} read it on ${review.day}: npm run reviewed -- ${namespace} --by "Dr. ..."`
      : `has not been read by a dentist: npm run reviewed -- ${namespace} --by "Dr. ..."`;
    return [{ group: 'review' as const, file: wordsFile(namespace), message }];
  });
}

/**
 * Records that a dentist has reviewed pages as they are now.
 * @param day ISO day
 */
export function signOff(namespaces: readonly string[], by: string, day: string): void {
  const signed = namespaces.map((namespace) => [namespace, { by, day, words: fingerprint(namespace) }] as const);
  const all = { ...readRecord(), ...Object.fromEntries(signed) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
