/** Sheets that came back and whose differences are being looked at. */
import { randomUUID } from 'node:crypto';
import type { Language } from '../../../locales/languages.ts';
import { compareSheet, type Taken } from '../../../scripts/words/sheet/compareSheet.ts';
import { readSheet } from '../../../scripts/words/sheet/sheet.ts';
import type { Translation } from '../../../scripts/words/translation.ts';

/** What a row of a sheet would change. One with a fault is never taken. */
export type SheetDifference = Readonly<{
  namespace: string;
  key: string;
  before: string;
  after: string;
  /** The sheet says that someone has approved the text. */
  isReviewed: boolean;
  fault?: string;
}>;

/** A row that may be taken, and the text that it was compared with. */
export type KnownRow = Taken & Readonly<{ before: string }>;

export type WaitingSheets = Readonly<{
  /** @throws Error with a sentence if it is not a sheet of the language */
  read(
    bytes: Uint8Array,
    language: Language,
    translation: Translation,
  ): Promise<Readonly<{ differences: readonly SheetDifference[]; token: string }>>;
  /** The rows of a sheet, once; undefined if there is no such sheet. */
  take(token: string, language: Language): readonly KnownRow[] | undefined;
}>;

/** Sheets that nobody took are forgotten when newer ones come. */
const MOST = 5;

export function createWaitingSheets(): WaitingSheets {
  const waiting = new Map<string, Readonly<{ code: string; rows: readonly KnownRow[] }>>();
  return {
    async read(bytes, language, { statuses }) {
      const { taken, refused } = compareSheet(await readSheet(bytes, language), statuses);
      const textOf = (namespace: string, key: string) =>
        statuses.find((status) => status.namespace === namespace && status.key === key)?.text ?? '';
      const rows = taken.map((row) => ({ ...row, before: textOf(row.namespace, row.key) }));
      const token = randomUUID();
      waiting.set(token, { code: language.code, rows });
      for (const old of [...waiting.keys()].slice(0, -MOST)) waiting.delete(old);
      return {
        token,
        differences: [
          ...rows.map(({ namespace, key, text, before, reviewed }) => ({
            namespace,
            key,
            before,
            after: text ?? before,
            isReviewed: reviewed,
          })),
          ...refused.map(({ namespace, key, text, reason }) => ({
            namespace,
            key,
            before: textOf(namespace, key),
            after: text,
            isReviewed: false,
            fault: `${reason}.`,
          })),
        ],
      };
    },
    take(token, { code }) {
      const sheet = waiting.get(token);
      if (sheet?.code !== code) return undefined;
      waiting.delete(token);
      return sheet.rows;
    },
  };
}
