/** What a change of a text ends, in English and in translations. */
import { expect, test } from 'vitest';
import { textsOf } from '../../../../locales/model/readWords.ts';
import { formatSignatures, signaturesPath } from '../../../../locales/model/signatures.ts';
import { hashOfAdvice } from '../../../../site/pages/clinical.ts';
import { openTestEditor } from '../../../support/editorSession.ts';
import { createTextSession, HOME } from './textSession.ts';

/** What dentists have signed off as it is: a words file in a language. */
function signed(files: Readonly<Record<string, string>>): string {
  const { words } = openTestEditor().site.content();
  const entry = (code: string, name: string) => {
    const texts = hashOfAdvice(name, textsOf(words, 'en'), textsOf(words, code));
    return [code, { [name]: { by: `Dr. ${code}`, day: '2026-11-01', texts } }] as const;
  };
  return formatSignatures(Object.fromEntries(Object.entries(files).map(([code, name]) => entry(code, name))));
}

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
