/** Files that people or merges have damaged, and that no form shows. */
import { expect, test } from 'vitest';
import { formatRecord } from '../../../locales/model/record.ts';
import { createTestStore, draftStoreInMemory, FIXTURES, openWindow } from '../../support/editorSession.ts';

const LANGUAGES = FIXTURES['locales/languages.json'] ?? '';
const RECORD = formatRecord(
  new Map([['home', new Map([['why.title', { english: '12345678', text: '12345678', by: 'person' as const }]])]]),
);
const SIGNED =
  '{\n  "en": {\n    "dentures": { "by": "Dr. Sample", "day": "2026-11-21", "texts": "0123456789abcdef" }\n  }\n}\n';

test.each([
  ['locales/languages.json', LANGUAGES.replace('"English",', '"English"'), /^\S+:4:28: a comma is missing here/],
  ['locales/languages.json', `<<<<<<< HEAD\n${LANGUAGES}`, /^\S+:1:1: Git has put two versions/],
  ['locales/record/ta.json', RECORD.replace('"text"', 'text"'), /^\S+:3:\d+: a quote is missing/],
  ['locales/clinical-review.json', SIGNED.replace('2026-11-21', 'today'), /^\S+:3:\d+: en\.dentures\.day is damaged/],
  ['locales/en/editor.json', (FIXTURES['locales/en/editor.json'] ?? '').replace('},', '}'), /^\S+:\d+:\d+: a comma/],
])('%s: is named with the place, and all else goes on', async (path, text, sentence) => {
  const store = createTestStore({ [path]: text });
  const session = await openWindow(store, draftStoreInMemory());
  expect((await session.unsaved.state()).unreadable).toEqual([expect.stringMatching(sentence)]);
  expect((await session.unsaved.state()).unreadable[0]).toContain(path);
  expect((await session.words('ta')).resources.en?.editor).toMatchObject({ areas: { branches: 'Facts' } });
  await session.forms.edit('chennai', [{ kind: 'set', path: ['phone'], value: '+919840012345' }]);
  expect((await session.publishing.changes()).changes).toHaveLength(1);
  await session.publishing.preflight();
  expect(await session.publishing.publish()).toEqual({ outcome: 'published' });
  expect(store.text('branches/chennai.yaml')).toContain('+919840012345');
  // Texts need it, and say so.
  await expect(session.texts.list('ta')).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(path),
  });
});

test('a damaged glossary has no terms, and says where it is damaged', async () => {
  const store = createTestStore({ 'locales/glossary.csv': 'English,required,note\n"root canal,yes,\n' });
  const session = await openWindow(store, draftStoreInMemory());
  expect((await session.unsaved.state()).unreadable).toEqual([
    expect.stringMatching(/^locales\/glossary\.csv:2:1: a quote/),
  ]);
  expect((await session.texts.list('ta')).length).toBeGreaterThan(0);
  await session.publishing.preflight();
});
