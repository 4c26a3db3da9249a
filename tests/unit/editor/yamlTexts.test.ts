/**
 * How changed and new values are written: in the style of staff and of their neighbours. And how two changes of a file
 * are merged, with conflicts.
 */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { UnreadableYaml } from '../../../branches/yaml/readYaml.ts';
import { ImpossibleEdit, type KeyOrder, type YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { editYaml } from '../../../editor/yaml/editYaml.ts';
import { mergeJson, mergeYaml } from '../../../editor/yaml/mergeTexts.ts';

const set = (path: YamlEdit['path'], value: unknown): YamlEdit => ({ kind: 'set', path, value });
const remove = (...path: YamlEdit['path']): YamlEdit => ({ kind: 'remove', path });
const insert = (index: number, value: unknown): YamlEdit => ({ kind: 'insert', path: ['offers'], index, value });
const move = (from: number, to: number): YamlEdit => ({ kind: 'move', path: ['offers'], from, to });

const FILE = `# The branch
name:
  en: Chennai
phone: "+910000000001" # placeholder

# 24-hour times
hours:
  monday: [10:30-13:30, 17:30-20:30] # with a break
  sunday: closed
price: { from: 200, to: 2000 }
link:
offers: []
`;
const ENTRY = { id: 'a', title: { en: 'A', ta: 'பொ' }, price: { from: 5 }, days: ['monday'], phone: '+91123' };
const ENTRY_LINES = `
  - id: a
    title:
      en: A
      ta: பொ
    price: { from: 5 }
    days: [monday]
    phone: "+91123"`;
const [MONDAY, PRICE] = ['[10:30-13:30, 17:30-20:30]', '{ from: 200, to: 2000 }'];

test.each<[string, YamlEdit, before: string, after: string]>([
  ['a phone number keeps its quotes and its comment', set(['phone'], '+911'), '"+910000000001"', '"+911"'],
  ['opening times stay on one line', set(['hours', 'monday'], ['09:00-12:00']), MONDAY, '[09:00-12:00]'],
  ['a closed day opens', set(['hours', 'sunday'], ['11:00-13:30']), 'closed', '[11:00-13:30]'],
  ['an amount becomes another one', set(['price'], { exact: 300 }), PRICE, '{ exact: 300 }'],
  ['a text gets quotes where it needs them', set(['name', 'en'], 'A: north'), 'en: Chennai', 'en: "A: north"'],
  ['a text that looks like a number', set(['name', 'en'], '600082'), 'en: Chennai', 'en: "600082"'],
  ['a translation stands below', set(['name', 'ta'], 'சென்னை'), 'Chennai\n', 'Chennai\n  ta: சென்னை\n'],
  ['a list of words', set(['offers'], ['Tamil', 'English']), 'offers: []', 'offers: [Tamil, English]'],
  ['groups on the way', set(['photos', 'alt', 'en'], 'A'), 's: []\n', 's: []\nphotos:\n  alt:\n    en: A\n'],
  ['an entry of an empty list is a block', insert(0, ENTRY), ' []', ENTRY_LINES],
])('%s', (_name, edit, before, after) => {
  expect(editYaml(FILE, edit)).toBe(FILE.replace(before, after));
});

test('a new key is placed in the order of the schema, and so are the keys in it', () => {
  const order: KeyOrder = (path) =>
    path.length === 0 ? ['name', 'email', 'hours', 'exceptions', 'price'] : ['day', 'hours', 'reason'];
  const withEmail = editYaml(FILE, set(['email'], 'a@b.example'), order);
  const value = [{ reason: { en: 'Pongal' }, hours: 'closed', day: '2027-01-14' }];
  const written = 'exceptions:\n  - day: 2027-01-14\n    hours: closed\n    reason:\n      en: Pongal\n';
  expect(withEmail).toBe(FILE.replace('phone:', 'email: a@b.example\nphone:'));
  expect(editYaml(FILE, set(['exceptions'], value), order)).toBe(FILE.replace('price:', `\n${written}price:`));
});

const LIST = `offers: # for everybody
  # the list
  - id: a
    tag: 'old' # chosen

  # about b
  - id: b
    tag: 'new'
    # below b

  - id: c

after: 1
`;
const [A, B, C] = ["  - id: a\n    tag: 'old' # chosen\n", "  - id: b\n    tag: 'new'\n    # below b\n", '  - id: c\n'];

const ABOUT = '  # about b\n';
const FORM = set(['offers'], [{ id: 'c' }, { id: 'a', tag: 'older' }]);

test.each<[string, YamlEdit, before: string, after: string]>([
  [
    'a new one is apart, and written as they are',
    insert(2, { id: 'x', tag: 'y' }),
    B,
    `${B}\n${A.replace(/a\n.*/, "x\n    tag: 'y'")}`,
  ],
  ['one moves with its comments: above, in, below', move(1, 0), `${A}\n${ABOUT}${B}`, `${ABOUT}${B}\n${A}`],
  ['one goes with those in and below it; one above that follows a blank line stays', remove('offers', 1), B, ''],
  ['of two blank lines that meet, one goes', remove('offers', 2), `${C}\n`, ''],
  [
    'all that a form sends changes where it differs',
    FORM,
    `${A}\n${ABOUT}${B}\n${C}`,
    `${C}\n${ABOUT}\n${A.replace('old', 'older')}`,
  ],
])('of the entries of a list, %s', (_name, edit, before, after) => {
  expect(editYaml(LIST, edit)).toBe(LIST.replace(before, after));
});

test('a new empty entry is filled in the style of its neighbours', () => {
  const empty = editYaml(LIST, insert(3, { id: 'x', tag: null }));
  expect(editYaml(empty, set(['offers', 3, 'tag'], '🪔'))).toBe(LIST.replace(C, `${C}\n  - id: x\n    tag: '🪔'\n`));
});

test.each<[before: string, YamlEdit, after: string]>([
  // A comment above an entry is about it, unless a blank line comes before.
  ['a:\n  - b\n  # of c\n  - c\n  # of d\n  - d\n', remove('a', 1), 'a:\n  - b\n  # of d\n  - d\n'],
  // The last entry leaves brackets, and comes back below the comments of the list.
  ['offers: # all\n  # list\n  - id: a\nb: 1\n', remove('offers', 0), 'offers: [] # all\n  # list\nb: 1\n'],
  ['offers: [] # all\n  # list\nb: 1\n', insert(0, { id: 'a' }), 'offers: # all\n  # list\n  - id: a\nb: 1\n'],
  // Groups that are missing on the way are written, too.
  ['a: {}\n', set(['a', 'b', 'c'], 'd'), 'a:\n  b:\n    c: d\n'],
  ['a: # about\n', set(['a', 'b'], 'c'), 'a: # about\n  b: c\n'],
  ['a: 1', set(['b'], 2), 'a: 1\nb: 2'],
  // A shared value is written out where it must not change.
  ['a: &main "1" # shared\nb: *main\n', set(['a'], '2'), 'a: &main "2" # shared\nb: "1"\n'],
  ['a: &main "1" # shared\nb: *main\n', set(['b'], '2'), 'a: &main "1" # shared\nb: "2"\n'],
])('nothing else changes: %j', (before, edit, after) => {
  expect(editYaml(before, edit)).toBe(after);
});

test.each([
  ['a: [', set(['a'], 1), UnreadableYaml],
  ['a: 1\na: 2\n', set(['a'], 1), UnreadableYaml],
  [FILE, set(['phone', 'number'], 1), ImpossibleEdit],
  [FILE, move(0, 1), ImpossibleEdit],
])('impossible edits throw their error: %j', (text, edit, error) => {
  expect(() => editYaml(text, edit)).toThrow(error);
});

const BASE = `# The branch
phone: "+910000000001" # placeholder
hours:
  sunday: [11:00-13:30]
areas:
  - en: Perambur
  - en: Kolathur
offers:
  # the first
  - id: pongal
    title: { en: Pongal }
    lastDay: 2026-01-31
  - id: opening
    title: { en: Opening }
`;
const edited = (...edits: readonly YamlEdit[]) => edits.reduce((text, edit) => editYaml(text, edit), BASE);
const add = (index: number, id: string, en: string) => insert(index, { id, title: { en } });
/** The offers as both want them: their ids and titles. */
function offersOf(mine: string, theirs: string): readonly string[] {
  const { text, conflicts } = mergeYaml(BASE, mine, theirs);
  expect(conflicts).toEqual([]);
  return parse(text).offers.map(({ id, title }: { id: string; title: { en: string } }) => `${id}: ${title.en}`);
}

test('changes of different fields are merged, with their comments; if only one side changed anything, its text is taken', () => {
  const mine = BASE.replace('0001"', '0077"').replace('Kolathur', 'Villivakkam');
  const theirs = BASE.replace('[11:00-13:30]', 'closed # since May').replace('# The branch', '# Our branch');
  const both = theirs.replace('0001"', '0077"').replace('Kolathur', 'Villivakkam');
  expect(mergeYaml(BASE, mine, theirs)).toEqual({ text: both, conflicts: [] });
  expect([mergeYaml(BASE, theirs, BASE).text, mergeYaml(BASE, BASE, theirs).text]).toEqual([theirs, theirs]);
});

test('another normalisation of letters and spaces is no change', () => {
  const spelt = BASE.normalize('NFD').replace('en: Kolathur', 'en: "Kolathur\u00a0"');
  const theirs = BASE.replace('Kolathur', 'Villivakkam');
  expect(mergeYaml(BASE, spelt, theirs)).toEqual({ text: theirs, conflicts: [] });
  const { conflicts } = mergeJson('{ "a": "Zoë" }', '{ "a": "Zoe\u0308" }', '{ "a": "Zoé" }');
  expect(conflicts).toEqual([]);
});

test('a field changed on both sides is a conflict with three values, and can be set to ours', () => {
  const mine = BASE.replace('0001"', '0077"').replace('[11:00-13:30]', 'closed');
  const theirs = BASE.replace('0001"', '0088"').replace('[11:00-13:30]', 'closed');
  const { text, conflicts } = mergeYaml(BASE, mine, theirs);
  expect(text).toBe(theirs);
  const values = { base: '+910000000001', ours: '+910000000077', theirs: '+910000000088' };
  expect(conflicts).toEqual([{ path: ['phone'], ...values }]);
  expect(editYaml(text, set(['phone'], '+910000000077'))).toBe(mine);
});

const [PONGAL, OPENING] = ['pongal: Pongal', 'opening: Opening'];
const MAY = add(0, 'may', 'May');
const title = (index: number, en: string) => set(['offers', index, 'title', 'en'], en);
test.each<[string, readonly YamlEdit[], readonly YamlEdit[], readonly string[]]>([
  ['new ones', [add(2, 'may', 'May')], [add(0, 'june', 'June')], ['june: June', PONGAL, OPENING, 'may: May']],
  ['changed and removed ones', [title(1, 'Grand opening')], [remove('offers', 0)], ['opening: Grand opening']],
  ['moved ones', [move(1, 0)], [title(0, 'Pongal week')], [OPENING, 'pongal: Pongal week']],
  ['the same one', [MAY, title(2, 'Ours')], [MAY], ['may: May', PONGAL, 'opening: Ours']],
  ['two of one id', [add(0, 'may', 'In May')], [MAY], ['may-2: In May', 'may: May', PONGAL, OPENING]],
])('entries are matched by their id: %s', (_which, mine, theirs, both) => {
  expect(offersOf(edited(...mine), edited(...theirs))).toEqual(both);
});

test('an entry removed on one side and changed on the other is a conflict, and stays', () => {
  const mine = BASE.replace('2026-01-31', '2026-02-28');
  const theirs = edited(remove('offers', 0));
  const { text, conflicts } = mergeYaml(BASE, mine, theirs);
  const [pongal] = parse(mine).offers;
  expect(conflicts).toEqual([{ path: ['offers', 0], base: parse(BASE).offers[0], ours: pongal, theirs: undefined }]);
  expect(parse(text).offers[0]).toEqual(pongal);
  expect(mergeYaml(BASE, theirs, mine)).toMatchObject({ text: mine, conflicts: [{ path: ['offers', 0] }] });
});

const list = (entries: unknown) => JSON.stringify({ entries });
const on = (day: number, note = 'Closed') => ({ day: `2026-05-0${day}`, note });

test.each<[string, unknown[], unknown[], unknown[], unknown[] | undefined]>([
  ['by their day', [on(1), on(2)], [on(1), on(2, 'Open')], [on(3), on(2)], [on(3), on(2, 'Open')]],
  ['by their content', ['a', 'b', 'c'], ['b', 'c', 'd'], ['a', 'b', 'x', 'c'], ['b', 'x', 'c', 'd']],
  ['else by their place', ['a', 'b', 'c'], ['A', 'b', 'c', 'd'], ['a', 'B', 'c'], ['A', 'B', 'c', 'd']],
  ['but not if one of them was moved', ['a', 'b'], ['a', 'B'], ['b', 'c'], undefined],
  ['nor if it was moved away', ['a', 'b', 'c'], ['A', 'b', 'c'], ['x', 'b', 'c', 'a'], undefined],
  ['and otherwise the list is one value', ['a', 'b'], ['a'], ['a', 'B', 'c'], undefined],
  ['never so that one is there twice', ['a', 'b', 'c', 'd'], ['b', 'a', 'c', 'd'], ['b', 'c', 'a', 'd'], undefined],
])('entries are matched %s', (_how, base, mine, theirs, both) => {
  const { text, conflicts } = mergeYaml(list(base), list(mine), list(theirs));
  expect(conflicts.map(({ path }) => path)).toEqual(both ? [] : [['entries']]);
  expect(parse(text).entries).toEqual(both ?? theirs);
});

test('words files are merged key by key, in their order and with their line ends', () => {
  const base = '{\n  "title": "Offers",\n  "about": { "a": "1", "b": "2" }\n}\n';
  const mine = base.replace('"1"', '"one"').replace('"b"', '"new": "text", "b"');
  const theirs = base.replace('"Offers"', '"Our offers"').replace('"2"', '"two"').replaceAll('\n', '\r\n');
  const both = { title: 'Our offers', about: { a: 'one', new: 'text', b: 'two' } };
  const text = `${JSON.stringify(both, null, 2)}\n`.replaceAll('\n', '\r\n');
  expect(mergeJson(base, mine, theirs)).toEqual({ text, conflicts: [] });
  const { conflicts } = mergeJson(base, base.replace('"1"', '"x"'), base.replace('"1"', '"y"'));
  expect(conflicts).toEqual([{ path: ['about', 'a'], base: '1', ours: 'x', theirs: 'y' }]);
});
