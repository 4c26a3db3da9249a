/** The changes before publishing, in people's words, and discarding single ones. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Path } from '../../../../diagnostics/place.ts';
import { namesIn } from '../../../../editor/content/names.ts';
import { type Change, changesOf } from '../../../../editor/publish/changes/changes.ts';
import { commitMessage, englishSay, lineOf } from '../../../../editor/publish/changes/lines.ts';
import { createDraftChanges } from '../../../../editor/publish/draftChanges.ts';
import { conflictId } from '../../../../editor/publish/merge/conflict.ts';
import { mergeContent } from '../../../../editor/publish/merge/mergeContent.ts';
import { stepsOf } from '../../../../locales/model/namespace.ts';
import { readWords, resourcesOf } from '../../../../locales/model/readWords.ts';
import { formatSignatures, type SignatureRecord, signaturesPath } from '../../../../locales/model/signatures.ts';
import { FILES_ON_DISK } from '../../../../scripts/content/filesOnDisk.ts';
import { CHENNAI, CLINIC, FIXTURES, KAVALKINARU, openTestEditor } from '../../../support/editorSession.ts';
import { ABOUT, createTextSession, HOME, RECORD } from '../texts/textSession.ts';

const names = namesIn(openTestEditor().site.content());
const say = await englishSay(resourcesOf(readWords(FILES_ON_DISK, 'locales')));
const [chennai, clinic] = [FIXTURES[CHENNAI] ?? '', FIXTURES[CLINIC] ?? ''];
const FIRST = 'en: First Visit Consultation';

const changed = (path: string, before: string | undefined, after: string | undefined) =>
  changesOf([{ path, before, after }], names);
/** @param edits what is written, and what in its place */
function chennaiWith(edits: Readonly<Record<string, string>>): readonly Change[] {
  let text = chennai;
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`${from} is not in the fixture.`);
    text = text.replace(from, to);
  }
  return changed(CHENNAI, chennai, text);
}
/** Places and sentences, before the values. */
const told = (changes: readonly Change[]) =>
  changes.map((change) => lineOf(change, say)).map(({ place, text }) => `${place}: ${text}`);

const PHONE = { 'phone: "+910000000001"': 'phone: "+919840012345"' };
const SUNDAY = { 'sunday: [11:00-13:30]': 'sunday: closed' };
const OFFERS = 'Chennai: Offers of this branch';
const OPENING = `${OFFERS}, Chennai Grand Opening Offer`;
const OFFER = { 'offers:': 'offers:\n  - { id: pongal, title: { en: Pongal Offer }, lastDay: 2027-01-20 }' };
const STICKER = '    sticker: "🎉"';
const OF_OFFER = { 'en: Grand opening\n': 'en: Opening\n', [STICKER]: `${STICKER}\n    lastDay: 2027-01-20` };
const HOLIDAYS = 'Chennai: Holidays and short days';
const DAY = `${chennai}\nexceptions:\n  - day: 2027-01-14\n    hours: `;
const REAL = clinic.replace(/^ *sample: true\n/m, '');
const STORY = 'Social networks: Instagram stories, A look around the clinic';
const TAMIL = { '\n  ta: பெரம்பூர்': '\n  ta: பெரம்பூர் நகர்' };

test.each<[Readonly<Record<string, string>>, lines: readonly string[], ...changes: object[]]>([
  [PHONE, ['Chennai: Phone number'], { file: CHENNAI, before: '+91 00000 00001', after: '+91 98400 12345' }],
  [SUNDAY, ['Chennai: Opening hours, Sunday'], { before: '11:00 AM to 1:30 PM', after: 'closed' }],
  // The others do not count as moved.
  [OFFER, [`${OFFERS}, Pongal Offer, new`], { after: expect.stringContaining('20 January 2027') }],
  [OF_OFFER, [`${OPENING}, Words above the title`, `${OPENING}, Last day, new`], {}, {}],
  [TAMIL, [expect.stringMatching(/^Chennai: .*, Tamil$/)], { language: 'ta', before: 'பெரம்பூர்', after: 'பெரம்பூர் நகர்' }],
  [{ ': true # says': ': false # says' }, [`${OPENING}, Limited time: no`], {}],
  [{ '# placeholder\n': '# asked again\n' }, [`Other files: ${CHENNAI}, replaced`], {}],
])('changes of a branch are one line each, with their values: %j', (edits, lines, ...values) => {
  const changes = chennaiWith(edits);
  expect(told(changes)).toEqual(lines);
  expect(changes).toMatchObject(values);
});

test.each([
  ['a new branch', CHENNAI, undefined, chennai, 'Chennai: New branch'],
  // The editor's English may say it in other words.
  ['a branch that goes', CHENNAI, chennai, undefined, `Chennai: ${say('lines.branch.removed', {})}`],
  ['a file that cannot be read', CHENNAI, chennai, 'name: [', `Other files: ${CHENNAI}, replaced`],
  ['a day', CHENNAI, `${DAY}closed\n`, `${DAY}[10:30-13:30]\n`, `${HOLIDAYS}, 14 January 2027, Opening times`],
  ['what is real now', CLINIC, clinic, REAL, `${STORY}: no longer marked as a sample`],
  ['what all branches share', CLINIC, clinic, clinic.replace(FIRST, 'en: Visit'), 'Offers of the clinic: Visit, Title'],
])('so is a whole file: %s', (_what, path, before, after, sentence) => {
  expect(told(changed(path, before, after))).toEqual([sentence]);
});

test('texts of a translation are listed by page, with the number of reviews', () => {
  const record = (more = {}) =>
    `{"dental-tips":{"hero.title":${JSON.stringify({ english: '11111111', text: '22222222', by: 'person', ...more })}}}`;
  const [before, after] = ['{"a":"1","d":"Zoë"}', '{"a":"2","b":{"c":"3"},"d":"Zoe\u0308"}'];
  const words = { path: 'locales/ta/dental-tips.json', before, after };
  const reviewed = record({ reviewed: 'Priya, 2026-11-21' });
  const changes = changesOf([words, { path: 'locales/record/ta.json', before: record(), after: reviewed }], names);
  expect(changes).toMatchObject([{ before: '1', after: '2' }, { after: '3' }, { file: words.path }]);
  const page = `${names.pageOf('dental-tips')}, Tamil`;
  expect(told(changes)).toEqual([`${page}: `, `${page}: `, `${page}: 1 text reviewed`]);
});

const signedBy = (by: string, day: string, name = 'dentures', texts = '1') =>
  ({ [name]: { by, day, texts: texts.repeat(16) } }) as const;
const signatures = (en: SignatureRecord[string]) => formatSignatures({ en });
const SIGNATURES = signaturesPath();

test.each([
  ['of different pages stay both', 'services', 2],
  ['of the same texts: the one that is there', 'dentures', 1],
] as const)('signatures of two dentists are never mixed: %s', (_what, page, count) => {
  const [ours, theirs] = [signedBy('Dr. Asha', '2026-11-21'), signedBy('Dr. Ravi', '2026-11-20', page)];
  for (const base of [undefined, signatures({})]) {
    const sides = { base, ours: signatures(ours), theirs: signatures(theirs) };
    const { content, conflicts } = mergeContent(SIGNATURES, sides, new Map(), new Map());
    expect(conflicts).toEqual([]);
    expect(content).toBe(signatures(count === 2 ? { ...ours, ...theirs } : theirs));
  }
});

test('a signature of newer texts replaces an older one, and a withdrawn one is removed', () => {
  const [old, newer] = [signedBy('Dr. Asha', '2026-11-20'), signedBy('Dr. Ravi', '2026-11-21', 'dentures', '2')];
  const merged = (ours: SignatureRecord[string], theirs = old) =>
    mergeContent(
      SIGNATURES,
      { base: signatures(old), ours: signatures(ours), theirs: signatures(theirs) },
      new Map(),
      new Map(),
    );
  expect(merged(newer).content).toBe(signatures(newer));
  expect(merged({}).content).toBe(signatures({}));
});

test('the message of the commit has every change with its values', () => {
  expect(commitMessage(chennaiWith({ ...PHONE, ...SUNDAY }), say)).toBe(`Chennai: Phone number, and 1 more change

Chennai, Phone number: +91 00000 00001 -> +91 98400 12345
Chennai, Opening hours, Sunday: 11:00 AM to 1:30 PM -> closed`);
});

test('a file without fields is one conflict', () => {
  const [file, none] = ['locales/glossary.csv', new Map()];
  const sides = { base: 'old', ours: 'mine', theirs: 'yours' };
  const { conflicts } = mergeContent(file, sides, none, none);
  expect(conflicts).toHaveLength(1);
  const choices = new Map(conflicts.map((conflict) => [conflictId(conflict), 'theirs' as const]));
  expect(mergeContent(file, sides, choices, none)).toEqual({ content: sides.theirs, conflicts: [] });
  const other = { ...sides, theirs: 'newer' };
  expect(mergeContent(file, other, choices, none).conflicts).toHaveLength(1);
});

test.each([
  ['ours', 'theirs', ['c: C', 'a: Yours', 'b: B', 'new: New']],
  ['ours', 'ours', ['c: C', 'a: Mine', 'b: B', 'new: New']],
  ['theirs', 'ours', ['b: B', 'new: New', 'c: C', 'a: Mine']],
] as const)(
  'entries that both have moved and changed: in the order of %s, the title of %s stays with its entry',
  (order, title, merged) => {
    const offer = (id: string, en = id.toUpperCase()) => ({ id, title: { en } });
    const [b, c] = [offer('b'), offer('c')];
    const lists = {
      base: [offer('a'), b, c, offer('gone')],
      ours: [c, offer('a', 'Mine'), b],
      theirs: [b, offer('new', 'New'), c, offer('a', 'Yours'), offer('gone', 'Changed')],
    };
    const texts = { base: '', ours: '', theirs: '' };
    for (const side of ['base', 'ours', 'theirs'] as const) texts[side] = JSON.stringify({ offers: lists[side] });
    const { conflicts } = mergeContent(CHENNAI, texts, new Map(), new Map());
    const sideOf = (path: Path = []) => (path.length === 1 ? order : path.length === 2 ? 'ours' : title);
    const choices = new Map(conflicts.map((each) => [conflictId(each), sideOf(each.path)]));
    expect([...choices.values()].toSorted()).toEqual([order, title, 'ours'].toSorted());
    const { content = '', conflicts: left } = mergeContent(CHENNAI, texts, choices, new Map());
    expect(left).toEqual([]);
    type Offer = { id: string; title: { en: string } };
    const offers = parse(content).offers.map((each: Offer) => `${each.id}: ${each.title.en}`);
    expect(offers).toEqual(merged);
  },
);

const set = (path: string, value?: unknown) => ({ kind: 'set', path: stepsOf(path), value }) as const;

test.each([
  ['ended: false', 'ended: true', 'Chennai: Chennai Grand Opening Offer has ended'],
  ['sunday: [11:00-13:30]', 'sunday: closed', 'Chennai: Opening hours, Sunday'],
  ['en: Chennai Grand Opening Offer', 'en: A New Start', 'Chennai: A New Start, Title'],
])('a publication is called what people would call it: %s, then %s', (from, to, title) => {
  const before = chennai.replace('  - id: chennai-grand-opening', '  - id: chennai-grand-opening\n    ended: false');
  const [subject] = commitMessage(changed(CHENNAI, before, before.replace(from, to)), say).split('\n');
  expect(subject).toBe(title);
});

test('a translation that is confirmed after its English changed is listed, apart from texts that were read', () => {
  const entry = { english: '11111111', text: '22222222', by: 'person' };
  const record = (own: object) => JSON.stringify({ about: { 'hero.title': { ...entry, ...own } } });
  const lines = (own: object) =>
    changed(RECORD, record({ reviewed: 'Kavitha, 2026-11-20' }), record(own)).map(({ sentence }) => sentence?.key);
  expect(lines({ english: '33333333' })).toEqual(['lines.confirmed']);
  expect(lines({ english: '33333333', reviewed: 'Kavitha, 2026-11-20' })).toEqual(['lines.confirmed']);
  expect(lines({ english: '33333333', reviewed: 'Ravi, 2026-11-21' })).toEqual(['lines.reviewed']);
  expect(lines({ reviewed: 'Kavitha, 2026-11-20' })).toEqual([]);
});

test('changes are discarded one by one, until none is left; what others have published stays', async () => {
  const session = createTextSession();
  const { draft, store, texts } = session;
  const own = createDraftChanges(session);
  const holiday = { day: '2027-01-14', hours: 'closed', note: { en: 'Pongal' } };
  const values = [set('phone', '+919840012345'), set('email'), set('hours.sunday', 'closed')];
  const inEntries = [set('address.lines.1.ta', 'பெரியார் நகர்'), set('offers.0.tag.en', 'New'), set('offers.0.limited')];
  draft.edit(CHENNAI, [...values, ...inEntries, set('exceptions', [holiday])]);
  draft.edit(CHENNAI, [{ kind: 'insert', path: ['offers'], index: 0, value: { id: 'new', title: { en: 'New' } } }]);
  const renamed = set('testimonials.0.name.en', 'Nisha');
  draft.edit(CLINIC, [{ kind: 'remove', path: ['offers', 0] }, set('testSite', true), renamed]);
  draft.change(KAVALKINARU, undefined);
  draft.change('branches/madurai.yaml', FIXTURES[KAVALKINARU]);
  await texts.write('en', { namespace: 'about', key: 'hero.title' }, 'Who we are');
  for (const place of [HOME, { namespace: CHENNAI, key: 'area' }]) await texts.write('ta', place, 'வீடு');
  await texts.review('ta', [ABOUT], 'Kavitha');
  await texts.signOff('en', 'dental-tips', 'Dr. Asha');
  store.change({ [CHENNAI]: store.text(CHENNAI).replace('whatsapp: "+910000000001"', 'whatsapp: "+910000000099"') });
  // Wherever in a file it is by then.
  const linesOf = (all: readonly Change[]) =>
    all.map(({ place, sentence, after }) => JSON.stringify([place, sentence, after])).sort();
  await session.unsaved.refresh();
  let changes = own.list();
  expect(changes).toHaveLength(18);
  while (changes.length > 0) {
    const [change] = changes.splice(changes.length / 2, 1);
    const others = linesOf(changes);
    expect(own.discard(change as Change)).toBe(true);
    changes = own.list();
    expect(linesOf(changes)).toEqual(others);
  }
  expect([draft.unsaved(), draft.read(CHENNAI)]).toEqual([[], expect.stringContaining('0099')]);
});
