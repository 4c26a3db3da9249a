/** English texts: what pages need, and where they are changed. */
import { expect, test } from 'vitest';
import { CLINIC, FIXTURES } from '../../../support/editorSession.ts';
import { createTextSession, HOME } from './textSession.ts';

const ENGLISH = 'locales/en/common.json';
const CALL = { namespace: 'common', key: 'actions.call' };

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

test.each([
  ['', 'the text is empty. Write it, or delete the line', /the text is empty/],
  ['Call', '{{branch}} is missing', /{{branch}} is missing/],
  ['Call {{branch}} or {{foo}}', /^{{foo}} is not in the English text/, /{{foo}} is not in/],
  ['Call <b>{{branch}}</b>', /^the tag <b> is not allowed/, /the tag <b>/],
])('without the placeholders that pages need, it is reported and not saved: %j', async (text, fault, problem) => {
  const { texts, publishing } = createTextSession();
  const remarks = await texts.write('en', CALL, text);
  expect(remarks.faults.map(({ message }) => message)).toEqual([expect.stringMatching(fault)]);
  const answer = await publishing.publish();
  const message = expect.stringMatching(problem);
  expect(answer).toMatchObject({ outcome: 'problems', problems: [{ file: ENGLISH, message }] });
});

test('the list is in the order of the site, with the addresses of pages; a fact has the address of its field', async () => {
  const { texts } = createTextSession();
  const rows = await texts.list('en');
  const files = [...new Set(rows.map(({ namespace }) => namespace))];
  expect(files.slice(0, 3)).toEqual(['common', 'home', 'services']);
  expect(files.at(-1), 'facts').toMatch(/^branches\//);
  const paths = new Map(rows.map(({ namespace, path }) => [namespace, path]));
  expect(['dental-tips', 'not-found', 'common'].map((name) => paths.get(name)).join()).toBe('/dental-tips,/404,');
  const fact = rows.find(({ namespace, key }) => namespace === CLINIC && key === 'offers.first-visit.title');
  expect(fact?.field).toBe('/branches/clinic/offers?at=offers.1.title.en');
});
