/** Reviewing pages: what is left, in whose name it is recorded, and what a dentist signs. */
import { describe, expect, test } from 'vitest';
import type { Reader } from '../../../../editor/content/context.ts';
import { FIXTURES } from '../../../support/editorSession.ts';
import { createTextSession } from './textSession.ts';

const FILE = 'dentures';
const ENGLISH = `locales/en/${FILE}.json`;
const TAMIL = `locales/ta/${FILE}.json`;
const ASHA = { name: 'Dr. Asha', isDentist: true };
const KAVITHA = { name: 'Kavitha', isDentist: false };

/** The English file with another title, and all of it as a translation has it. */
const retitled = (title: string) => JSON.stringify({ ...JSON.parse(FIXTURES[ENGLISH] ?? ''), title }, null, 2);
const tamil = FIXTURES[ENGLISH]?.replace(/^(\s*(?:"\w+": )?")(?=.*",?$)/gm, '$1அ ');

const openSession = (reader?: Reader, ta = tamil) => createTextSession({ [TAMIL]: ta }, reader);
type TestSession = ReturnType<typeof openSession>;

const pageIn = async ({ texts }: TestSession, code = 'ta') =>
  (await texts.reading(code)).find(({ namespace }) => namespace === FILE);
const textsOf = async ({ texts }: TestSession) =>
  (await texts.list('ta')).filter(({ namespace }) => namespace === FILE);

describe('a page', () => {
  test('is reviewed until one of its texts changes; then only that is left, and has to be reviewed before signing', async () => {
    const session = openSession();
    const own = await textsOf(session);
    expect(await pageIn(session)).toMatchObject({ left: own.length, readers: [], isAgain: false, isAdvice: true });
    await session.texts.review('ta', own, 'Kavitha');
    const readers = ['Kavitha, 2026-11-21'];
    expect(await pageIn(session)).toMatchObject({ left: 0, readers });
    session.draft.change(ENGLISH, retitled('New dentures'));
    expect(await pageIn(session)).toMatchObject({ left: 1, minutes: 1, readers, isAgain: true });
    await expect(session.texts.signOff('ta', FILE, 'Dr. Asha')).rejects.toThrow(/out of date.*dentures/);
    await session.texts.review('ta', own, 'Kavitha');
    await session.texts.signOff('ta', FILE, 'Dr. Asha');
  });

  test('waits again when its reading is withdrawn, which the list of changes says, and which can be taken back', async () => {
    const session = openSession();
    const own = await textsOf(session);
    await session.texts.review('ta', own, 'Kavitha');
    session.store.change(Object.fromEntries(session.draft.unsaved().map(({ path, after }) => [path, after])));
    await session.unsaved.discard();
    await session.unsaved.refresh();
    expect(await pageIn(session)).toMatchObject({ left: 0, readers: ['Kavitha, 2026-11-21'] });
    await session.texts.withdrawReading('ta', FILE);
    expect(await pageIn(session)).toMatchObject({ left: own.length, readers: [] });
    const { changes } = await session.publishing.changes();
    expect(changes).toMatchObject([{ sentence: { key: 'lines.unread', values: { count: own.length } } }]);
    for (const change of changes) await session.publishing.discardChange(change);
    expect(session.unsavedPaths()).toEqual([]);
  });

  test('is not reviewed in another’s name, in a sheet neither', async () => {
    const { texts } = openSession(KAVITHA);
    const reason = 'You are signed in as Kavitha, so nothing is recorded in the name of Meena.';
    const place = { namespace: 'common', key: 'nav.home' };
    await expect(texts.review('ta', [place], 'Meena')).rejects.toThrow(reason);
    const row = {
      ...place,
      before: '',
      after: '',
      isReviewed: true,
      fault: undefined,
      by: undefined,
      title: '',
      place: '',
    };
    await expect(texts.applySheet('ta', [row], 'Meena')).rejects.toThrow(reason);
    await texts.review('ta', [place], 'Kavitha');
  });
});

describe('a dentist', () => {
  test.each<[string, Parameters<typeof openSession>, [code: string, file: string, by: string], RegExp]>([
    ['by somebody else', [KAVITHA], ['en', FILE, 'Kavitha'], /^Kavitha is no dentist/],
    ['in another’s name', [ASHA], ['en', FILE, 'Dr. Ravi'], /^You are signed in as Dr\. Asha/],
    ['without advice', [ASHA], ['en', 'home', 'Dr. Asha'], /^home has no advice/],
    ['that is not there yet', [ASHA, '{}\n'], ['ta', FILE, 'Dr. Asha'], /^Texts are missing.*dentures/],
  ])('cannot sign %s', async (_what, given, signed, reason) => {
    const { texts, unsavedPaths } = openSession(...given);
    await expect(texts.signOff(...signed)).rejects.toThrow(reason);
    expect(unsavedPaths()).toEqual([]);
  });

  test('has to sign again when a text has changed, and sees the old version', async () => {
    const session = openSession(ASHA);
    const { texts, store, draft } = session;
    await texts.signOff('en', FILE, 'Dr. Asha');
    expect(await pageIn(session, 'en')).toMatchObject({ left: 0 });
    for (const title of ['New dentures', 'Newer dentures']) {
      store.change({ [ENGLISH]: retitled(title) });
      draft.adopt(store.newest());
    }
    const signature = { by: 'Dr. Asha', day: '2026-11-21', isValid: false };
    expect(await pageIn(session, 'en')).toMatchObject({ left: expect.any(Number), signature });
    expect(await pageIn(session, 'en')).not.toMatchObject({ left: 0 });
    const signed = await texts.signedTexts('en', FILE);
    expect(signed?.get('title')).toBe(JSON.parse(FIXTURES[ENGLISH] ?? '').title);
  });
});
