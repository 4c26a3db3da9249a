/** What each kind of change does on a live site: what goes out, which pages change in which language, what is asked. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { savedSite } from '../../../../editor/content/site.ts';
import { createChangedPages } from '../../../../editor/publish/changedPages.ts';
import { createTexts } from '../../../../editor/texts/texts.ts';
import { LANGUAGES, replaceLanguages } from '../../../../locales/languages.ts';
import { NODE_TOOLS } from '../../../../renderer/node/nodeTools.ts';
import { DENTIST, liveSite, READER } from '../../../fixtures/liveSite.ts';
import { CHENNAI, CLINIC, createTestStore, FIXTURES, openTestEditor } from '../../../support/editorSession.ts';

/** The editor takes the languages of a live site for those of all: other tests have the same ones. */
afterAll(replaceLanguages.bind(null, [...LANGUAGES]));

/** What was sent in the last commit. */
let committed: readonly string[] = [];
// It takes every commit and stays as it is, so that the pages before are rendered once.
const store = createTestStore(liveSite(FIXTURES), {
  isPublic: true,
  commit: async (version, changes) => {
    committed = changes.map(({ path }) => path);
    return { version };
  },
});
const editor = openTestEditor(store);
const textsOf = (name: string, isDentist: boolean) =>
  createTexts({ ...editor, reader: { name, isDentist } }, NODE_TOOLS);
const [reader, dentist] = [textsOf(READER, false), textsOf(DENTIST, true)];
const { draft, set, publishing } = editor;

afterEach(() => {
  committed = [];
  draft.discard();
});

const TITLE = { namespace: 'about', key: 'team.title' };
const ADVICE = { namespace: 'dentures', key: 'glance.after' };
const NEW_ADVICE = 'Clean it every day, and take it out at night.';

const OFFER = (words: object) => ({
  ...{ id: 'camp', tag: words, title: words, description: words, terms: [words], imageAlt: words },
  ...{ image: 'topics/consultation.webp', sticker: '🎉' },
});

/** What patients see when it has gone out; `asked` before, if nothing has. */
type Expected = Readonly<{
  english?: readonly string[];
  tamil?: readonly string[];
  opens?: readonly string[];
  closes?: readonly string[];
  lapses?: readonly string[];
  inEnglish?: readonly string[];
  asked?: readonly string[];
}>;

/** So many pages are listed one by one. */
const FEW = 10;
const EVERY = 'every page';
/** Services link to each other. */
const LINKS = 'every page about services';

/** The Tamil page goes back to English, and others link to the English one. */
const CLOSES = { english: ['/services/dentures'], tamil: [LINKS], closes: ['Dentures, Tamil'] };

const NOTE = { day: '2027-01-15', hours: 'closed', note: { en: 'Pongal' } };
const CAMP = OFFER({ en: 'Dental camp', ta: 'பல் முகாம்' });
const write = {
  title: () => reader.write('ta', TITLE, 'எங்கள் கிளினிக்'),
  advice: () => reader.write('ta', ADVICE, 'தினமும் சுத்தம் செய்யுங்கள்.'),
};
const [SIGNATURES, RECORD] = ['locales/clinical-review.json', 'locales/record/ta.json'];
const DENTURES = { tamil: ['/ta/services/dentures'] };
const UNSIGNED = { ...DENTURES, lapses: ['Dentures, Tamil'], asked: ['advice'] };

const CHANGES: readonly (readonly [
  what: string,
  act: () => unknown,
  published: readonly string[],
  expected: Expected,
])[] = [
  ['hours', () => set(CHENNAI, ['hours', 'sunday'], 'closed'), [CHENNAI], { english: [EVERY], tamil: [EVERY] }],
  [
    'a holiday whose reason is in English only',
    () => set(CHENNAI, ['exceptions'], [NOTE]),
    [CHENNAI],
    { english: [EVERY], tamil: [EVERY], inEnglish: ['Chennai, Tamil: 1'] },
  ],
  [
    'an offer with Tamil that nobody has read',
    () => draft.edit(CLINIC, [{ kind: 'insert', path: ['offers'], index: 0, value: CAMP }]),
    [CLINIC],
    { english: ['/offers'], tamil: ['/ta/offers'], inEnglish: ['Selvam Dental Clinic, Tamil: 5'] },
  ],
  [
    'a price',
    () => set(CLINIC, ['prices', 'wisdomCheck'], { exact: 350 }),
    [CLINIC],
    { english: ['/services', '/wisdom-tooth-removal'], tamil: ['/ta/services', '/ta/wisdom-tooth-removal'] },
  ],
  [
    'a number that is a sample',
    () => set(CHENNAI, ['phone'], '+910000000001'),
    [],
    { english: [EVERY], tamil: [EVERY], asked: ['samples'] },
  ],
  [
    'a plain sentence in English',
    () => reader.write('en', TITLE, 'About our clinic'),
    ['locales/en/about.json'],
    { english: ['/about'], tamil: ['/ta/about'], inEnglish: ['About, Tamil: 1'] },
  ],
  [
    'a plain sentence in Tamil that nobody has read',
    write.title,
    [RECORD, 'locales/ta/about.json'],
    { tamil: ['/ta/about'], inEnglish: ['About, Tamil: 1'] },
  ],
  [
    'a plain sentence in Tamil that its translator has read',
    () => write.title().then(() => reader.review('ta', [TITLE], READER)),
    [RECORD, 'locales/ta/about.json'],
    { tamil: ['/ta/about'] },
  ],
  [
    'advice in English that a dentist corrects and signs',
    async () => {
      await dentist.write('en', ADVICE, NEW_ADVICE);
      await dentist.signOff('en', 'dentures', DENTIST);
    },
    [SIGNATURES, 'locales/en/dentures.json'],
    CLOSES,
  ],
  [
    'advice in English that no dentist has signed',
    () => reader.write('en', ADVICE, NEW_ADVICE),
    [],
    { ...CLOSES, lapses: ['Dentures'], asked: ['advice'] },
  ],
  [
    'advice in Tamil that is read, but not signed',
    () => write.advice().then(() => reader.review('ta', [ADVICE], READER)),
    [],
    UNSIGNED,
  ],
  [
    'advice in Tamil that is read and signed',
    async () => {
      await write.advice();
      await reader.review('ta', [ADVICE], READER);
      await dentist.signOff('ta', 'dentures', DENTIST);
    },
    [SIGNATURES, RECORD, 'locales/ta/dentures.json'],
    DENTURES,
  ],
  ['a sign-off that its dentist withdraws', () => dentist.withdraw('ta', 'dentures'), [], UNSIGNED],
  [
    'advice in Tamil that nobody has read',
    write.advice,
    [RECORD, 'locales/ta/dentures.json'],
    { ...CLOSES, lapses: ['Dentures, Tamil'] },
  ],
];

/** To render all pages of a site takes seconds. */
const isCompared = (row: number) => process.env.TEST_ALL !== undefined || row % 3 === 1;

test.each(CHANGES.map((change, row) => [...change, isCompared(row)] as const))(
  '%s',
  async (...change) => {
    const [, act, published, { english = [], tamil = [], ...expected }, compares] = change;
    await act();
    const moves = await publishing.moves();
    const namesOf = (kind: string) => moves.flatMap((move) => (move.kind === kind ? move.name : []));
    if (compares) {
      const changed = ((await publishing.pages()) ?? []).map(({ address }) => address);
      const isTamil = (address: string) => /^\/ta(?:\/|$)/.test(address);
      expect([shortened(changed.filter((address) => !isTamil(address))), shortened(changed.filter(isTamil))]).toEqual([
        english,
        tamil,
      ]);
    }
    const answer = await publishing.publish();
    expect({
      outcome: answer.outcome,
      files: committed,
      opens: namesOf('opens'),
      closes: namesOf('closes'),
      lapses: namesOf('lapses'),
      inEnglish: moves.flatMap((move) => (move.kind === 'english' ? `${move.name}: ${move.count}` : [])),
      asked: 'blockers' in answer ? answer.blockers : 'remarks' in answer ? answer.remarks : [],
    }).toEqual({
      outcome: published.length > 0 ? 'published' : 'notReady',
      files: published,
      ...{ opens: [], closes: [], lapses: [], inEnglish: [], asked: [], ...expected },
    });
  },
  60_000,
);

function shortened(addresses: readonly string[]): readonly string[] {
  if (addresses.length < FEW) return addresses;
  return [addresses.every((address) => /\/services(?:\/|$)/.test(address)) ? LINKS : EVERY];
}

test('what is not ready in Tamil is shown in English on its Tamil page, and marked as English', async () => {
  const note = { en: 'Pongal', ta: 'பொங்கல்' };
  set(CHENNAI, ['exceptions'], [{ day: '2027-01-15', hours: 'closed', note }]);
  await reader.write('en', TITLE, 'Who treats you');
  const pages = (await createChangedPages(NODE_TOOLS)(savedSite(editor), editor.site, editor.today())) ?? [];
  const [contact, about] = ['/ta/contact', '/ta/about'].map(
    (path) => pages.find(({ address }) => address === path)?.html,
  );
  expect(contact).toMatch(/<span lang="en"[^>]*>Pongal/);
  expect(contact).not.toContain(note.ta);
  expect(about).toMatch(/<span lang="en"[^>]*>Who treats you/);
}, 60_000);
