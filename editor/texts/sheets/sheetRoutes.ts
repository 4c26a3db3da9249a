import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Language } from '../../../locales/languages.ts';
import { approvalOf } from '../../../scripts/words/approval.ts';
import { languageName, sheetCells, writeSheet } from '../../../scripts/words/sheet/sheet.ts';
import { writeWorkbook } from '../../../scripts/words/sheet/workbook.ts';
import type { NewText } from '../../../scripts/words/textChanges.ts';
import { personName, readName } from '../../publish/person.ts';
import { languageOf } from '../languageOf.ts';
import type { TextSources } from '../listTexts.ts';
import { pagesOf } from '../pages/foundPages.ts';
import { bodyOf, Refusal, refused } from '../refusal.ts';
import { writeTexts } from '../writeTexts.ts';
import { createWaitingSheets, type KnownRow } from './sheetDifferences.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MOST_BYTES = 20_000_000;

const taking = z.object({
  token: z.string(),
  /** The texts to take; all by default. */
  keep: z.array(z.object({ namespace: z.string(), key: z.string() })).optional(),
  /** Who has read the texts that the sheet calls reviewed. */
  by: personName.optional(),
});

/** Sheets for spreadsheet programs, out and in. */
export function createSheetRoutes({ context, translations, pages }: TextSources) {
  const { draft } = context;
  const waiting = createWaitingSheets();

  async function cellsOf(language: Language) {
    const found = await pages.find();
    const isEverywhere = (paths: readonly string[]) => paths.length === found.paths.length;
    return sheetCells(
      language,
      translations.read(language).statuses,
      (status) => {
        const paths = pagesOf(status, found);
        return { ...translations.noteOf(status), pages: paths, isEverywhere: isEverywhere(paths) };
      },
      translations.terms(language),
    );
  }
  const download = (code: string, ending: string) => ({
    'Content-Disposition': `attachment; filename="translation-${code}.${ending}"`,
  });

  return new Hono()
    .onError(refused)
    .get('/:language/sheet.csv', async (answer) => {
      const language = languageOf(answer.req.param('language'));
      const csv = writeSheet(await cellsOf(language));
      return answer.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8', ...download(language.code, 'csv') });
    })
    .get('/:language/sheet.xlsx', async (answer) => {
      const language = languageOf(answer.req.param('language'));
      const name = languageName(language);
      const bytes = await writeWorkbook(await cellsOf(language), name, name);
      return answer.body(new Uint8Array(bytes), 200, { 'Content-Type': WORKBOOK, ...download(language.code, 'xlsx') });
    })
    .post(
      '/:language/sheet',
      bodyLimit({
        maxSize: MOST_BYTES,
        onError: () => {
          throw new Refusal('The file is too large to be a sheet of this site.');
        },
      }),
      async (answer) => {
        const language = languageOf(answer.req.param('language'));
        const { file } = await answer.req.parseBody();
        if (!(file instanceof File)) throw new Refusal('The editor did not get a file.', 400);
        const bytes = new Uint8Array(await file.arrayBuffer());
        try {
          return answer.json(await waiting.read(bytes, language, translations.read(language)));
        } catch (error) {
          throw new Refusal((error as Error).message);
        }
      },
    )
    .post('/:language/sheet/take', async (answer) => {
      const language = languageOf(answer.req.param('language'));
      const { token, keep, by = readName(draft.root) } = await bodyOf(answer, taking);
      const rows = waiting.take(token, language);
      if (!rows) throw new Refusal('The editor no longer has this sheet. Bring it in again.', 409);
      const wanted = keep && new Set(keep.map(nameOf));
      const now = new Map(translations.read(language).statuses.map((status) => [nameOf(status), status.text ?? '']));
      // A text that was changed while the differences were looked at keeps its newer version.
      const taken = rows.filter((row) => (!wanted || wanted.has(nameOf(row))) && now.get(nameOf(row)) === row.before);
      const texts = taken.filter(hasText);
      writeTexts(draft, translations, language, texts);
      const reviewed = by === undefined ? [] : taken.filter((row) => row.reviewed);
      if (by !== undefined && reviewed.length > 0) {
        const names = new Set(reviewed.map(nameOf));
        const read = translations.read(language).statuses.filter((status) => names.has(nameOf(status)));
        writeTexts(draft, translations, language, [], approvalOf(read, by, context.today()));
      }
      return answer.json({ taken: taken.length, texts: texts.length, reviewed: reviewed.length });
    });
}

const nameOf = ({ namespace, key }: Readonly<{ namespace: string; key: string }>) => `${namespace}: ${key}`;
const hasText = (row: KnownRow): row is KnownRow & NewText => row.text !== undefined;
