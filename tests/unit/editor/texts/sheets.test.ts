/** Sheets in the editor: export, and import with differences to choose from. */
import { readXlsx } from 'hucre/xlsx';
import { afterEach, expect, test } from 'vitest';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { isEditorWords } from '../../../../locales/model/namespace.ts';
import { writeSheet } from '../../../../site/translation/sheet/sheet.ts';
import { translationOf } from '../../../../site/translation/translation.ts';
import { ABOUT, COMMON, createTextSession, HOME } from './textSession.ts';

const { texts, draft, site, unsavedPaths } = createTextSession();
afterEach(() => draft.discard());

const read = (sheet: string) => texts.readSheet('ta', new TextEncoder().encode(sheet));
/** A sheet with another text in a row. */
const typed = (sheet: string, key: string, text: string) =>
  sheet.replace(new RegExp(`^(common: ${key},.*),[^,]*,(\\w+),(x\\w{8})\r$`, 'm'), `$1,${text},$2,$3\r`);

const [columns = [], ...rows] = (await readXlsx(await texts.sheet('ta'))).sheets[0]?.rows ?? [];
/** What a program makes of it as CSV. */
const csv = writeSheet([columns, ...rows].map((row) => row.map((cell) => String(cell ?? ''))));

test('a sheet has every text with its pages, and the same rows in both formats', async () => {
  expect(csv).toContain('\ufeffkey,');
  expect(csv).toContain('common: nav.home,/about,');
  // The editor's own words are not a clinic's to translate.
  const own = translationOf(site.content(), SOURCE_LANGUAGE).statuses.filter(
    ({ namespace }) => !isEditorWords(namespace),
  );
  expect(rows.map(([key]) => key)).toEqual(own.map(({ namespace, key }) => `${namespace}: ${key}`));
  expect(await read(csv)).toEqual([]);
});

test('its differences are shown; the chosen ones are applied unless the texts have changed since', async () => {
  const changed = typed(typed(typed(csv, 'nav.home', 'வீடு'), 'nav.about', 'பற்றி'), 'actions.call', 'அழைக்க');
  const differences = await read(changed);
  const fault = { message: '{{branch}} is missing', formMessage: { key: 'texts.partMissing' } };
  expect(differences).toMatchObject([
    { ...HOME, after: 'வீடு' },
    { ...ABOUT, after: 'பற்றி' },
    { key: 'actions.call', title: 'Menu and buttons', after: 'அழைக்க', place: expect.stringMatching(/^G\d+$/), fault },
  ]);
  expect(unsavedPaths()).toEqual([]);
  const before = JSON.parse(draft.read(COMMON) ?? '');
  await texts.write('ta', ABOUT, 'நாங்கள் யார்');
  expect(await texts.applySheet('ta', differences)).toBe(1);
  const nav = { ...before.nav, home: 'வீடு', about: 'நாங்கள் யார்' };
  expect(JSON.parse(draft.read(COMMON) ?? '')).toEqual({ ...before, nav });
});
