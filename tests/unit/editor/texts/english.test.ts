/** English texts: what a change invalidates, and what pages need. */
import { expect, test } from 'vitest';
import { textsOf } from '../../../../locales/model/readWords.ts';
import { formatSignatures, signaturesPath } from '../../../../locales/model/signatures.ts';
import { hashOfAdvice } from '../../../../site/pages/clinical.ts';
import { CLINIC, FIXTURES, openTestEditor } from '../../../support/editorSession.ts';
import { createTextSession, HOME } from './textSession.ts';

const ENGLISH = 'locales/en/common.json';
const CALL = { namespace: 'common', key: 'actions.call' };

/** What dentists have signed off as it is: a words file in a language. */
function signed(files: Readonly<Record<string, string>>): string {
  const { words } = openTestEditor().site.content();
  const entry = (code: string, name: string) => {
    const texts = hashOfAdvice(name, textsOf(words, 'en'), textsOf(words, code));
    return [code, { [name]: { by: `Dr. ${code}`, day: '2026-11-01', texts } }] as const;
  };
  return formatSignatures(Object.fromEntries(Object.entries(files).map(([code, name]) => entry(code, name))));
}

test('a change is one line of its file; its translation becomes stale', async () => {
  const { texts, draft, publishing, unsavedPaths, rowOf } = createTextSession();
  // Numbers may be others than before.
  expect(await texts.write('en', HOME, 'Start 24')).toMatchObject({ faults: [], hints: [] });
  await texts.write('en', HOME, 'Start');
  expect(unsavedPaths()).toEqual([ENGLISH]);
  expect(draft.read(ENGLISH)).toBe(FIXTURES[ENGLISH]?.replace('"home": "Home"', '"home": "Start"'));
  expect(await rowOf('common', 'nav.home')).toMatchObject({ english: 'Start', state: 'stale' });
  const { changes } = await publishing.changes();
  expect(changes).toMatchObject([{ place: 'Menu and buttons', before: 'Home', after: 'Start' }]);
  await texts.write('en', HOME, 'Home ');
  expect(unsavedPaths()).toEqual([]);
});

test('a change lists exactly what it invalidates: translations, their reviews, sign-offs', async () => {
  const ends = (kind: string, who?: string, name = 'தமிழ்') => ({ kind, name, who, pages: undefined });
  const open = (files: Parameters<typeof signed>[0]) => createTextSession({ [signaturesPath()]: signed(files) }).texts;
  const texts = open({ en: 'common', ta: 'common' });
  // English is no translation of itself, also where it has no letters.
  expect(await open({}).effects('en', { namespace: 'common', key: 'titlePattern' })).toEqual([ends('translation')]);
  await texts.review('ta', [HOME], 'Kavitha');
  expect(await texts.effects('en', HOME)).toEqual([ends('review', 'Kavitha, 2026-11-21')]);
  // A dentist signs advice only.
  const advice = { namespace: 'common', key: 'emergency.title' };
  expect(await texts.effects('en', advice)).toContainEqual(ends('signature', 'Dr. en', 'English'));
  await texts.write('en', HOME, 'Start');
  expect(await texts.effects('en', HOME)).toEqual([]);
  // Its Tamil page is in English.
  const untranslated = { namespace: 'dental-myths', key: 'hero.title' };
  expect(await open({ ta: 'dental-myths' }).effects('en', untranslated)).toEqual([ends('signature', 'Dr. ta')]);
});

test.each([
  ['', 'the text is empty. Write it, or delete the line.', /the text is empty/],
  ['Call', '{{branch}} is missing. Compare it with the English text.', /{{branch}} is missing/],
  ['Call {{branch}} or {{foo}}', /^{{foo}} is not in the English text/, /{{foo}} is not in/],
  ['Call <b>{{branch}}</b>', /^the tag <b> is not allowed/, /the tag <b>/],
])('without the placeholders that pages need, it is reported and not saved: %j', async (text, fault, problem) => {
  const { texts, publishing } = createTextSession();
  expect((await texts.write('en', CALL, text)).faults).toEqual([expect.stringMatching(fault)]);
  const answer = await publishing.publish();
  const message = expect.stringMatching(problem);
  expect(answer).toMatchObject({ outcome: 'problems', problems: [{ file: ENGLISH, message }] });
});

test('the list is in the order of the site, with the addresses of pages; a fact has the path of its field', async () => {
  const { texts } = createTextSession();
  const rows = await texts.list('en');
  const files = [...new Set(rows.map(({ namespace }) => namespace))];
  expect(files.slice(0, 3)).toEqual(['common', 'home', 'services']);
  expect(files.at(-1), 'facts').toMatch(/^branches\//);
  const paths = new Map(rows.map(({ namespace, path }) => [namespace, path]));
  expect(['dental-tips', 'not-found', 'common'].map((name) => paths.get(name)).join()).toBe('/dental-tips,/404,');
  const place = { namespace: CLINIC, key: 'offers.first-visit.title' };
  expect(await texts.fieldOf(place)).toEqual(['offers', 1, 'title', 'en']);
});
