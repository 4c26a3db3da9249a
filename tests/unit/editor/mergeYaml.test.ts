/** Two people changed the same file: both changes are in it, and what nobody can decide is told. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from '../../../editor/yaml/editYaml.ts';
import { mergeJson, mergeYaml } from '../../../editor/yaml/mergeTexts.ts';

const BASE = `# The branch
phone: "+910000000001" # placeholder
hours:
  monday: [10:30-13:30, 17:30-20:30]
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

const ours = (change: (text: string) => string) => change(BASE);

test('changes of different fields are both in the text, with their comments', () => {
  const mine = BASE.replace('0001"', '0077"').replace('Kolathur', 'Villivakkam');
  const theirs = BASE.replace('[11:00-13:30]', 'closed # since May').replace('# The branch', '# Our branch');
  expect(mergeYaml(BASE, mine, theirs)).toEqual({
    text: theirs.replace('0001"', '0077"').replace('Kolathur', 'Villivakkam'),
    conflicts: [],
  });
});

test('letters and spaces that a program has spelt in its own way are no change', () => {
  const spelt = BASE.normalize('NFD').replace('en: Kolathur', 'en: "Kolathur\u00a0"');
  const theirs = BASE.replace('Kolathur', 'Villivakkam');
  expect(mergeYaml(BASE, spelt, theirs)).toEqual({ text: theirs, conflicts: [] });
  expect(
    mergeJson('{ "a": "Zoë", "b": "c" }', '{ "a": "Zoe\u0308", "b": "c" }', '{ "a": "Zoé", "b": "d" }').conflicts,
  ).toEqual([]);
});

test('where only one side changed anything, its text is taken as it is', () => {
  const commented = BASE.replace('offers:', '# For everybody\noffers:');
  expect(mergeYaml(BASE, commented, BASE).text).toBe(commented);
  expect(mergeYaml(BASE, BASE, commented).text).toBe(commented);
});

test('the same field changed twice is told with its three values, and can be set to ours', () => {
  const mine = BASE.replace('0001"', '0077"').replace('[11:00-13:30]', 'closed');
  const theirs = BASE.replace('0001"', '0088"').replace('[11:00-13:30]', 'closed');
  const { text, conflicts } = mergeYaml(BASE, mine, theirs);
  expect(text).toBe(theirs);
  expect(conflicts).toEqual([
    { path: ['phone'], base: '+910000000001', ours: '+910000000077', theirs: '+910000000088' },
  ]);
  expect(editYaml(text, { kind: 'set', path: ['phone'], value: '+910000000077' })).toBe(mine);
});

test('entries are matched by their id: new, moved, changed and removed ones', () => {
  const mine = ours((text) =>
    editYaml(
      editYaml(text, { kind: 'insert', path: ['offers'], index: 2, value: { id: 'diwali', title: { en: 'Diwali' } } }),
      { kind: 'set', path: ['offers', 1, 'title', 'en'], value: 'Grand opening' },
    ),
  );
  const theirs = editYaml(
    editYaml(BASE, { kind: 'insert', path: ['offers'], index: 0, value: { id: 'may', title: { en: 'May' } } }),
    { kind: 'remove', path: ['offers', 1] },
  );
  const { text, conflicts } = mergeYaml(BASE, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(parse(text).offers).toEqual([
    { id: 'may', title: { en: 'May' } },
    { id: 'opening', title: { en: 'Grand opening' } },
    { id: 'diwali', title: { en: 'Diwali' } },
  ]);
  const moved = editYaml(BASE, { kind: 'move', path: ['offers'], from: 1, to: 0 });
  const swapped = mergeYaml(BASE, moved, BASE.replace('Pongal }', 'Pongal week }'));
  expect(parse(swapped.text).offers.map(({ title }: { title: { en: string } }) => title.en)).toEqual([
    'Opening',
    'Pongal week',
  ]);
});

test('an entry that one removed and the other changed is a conflict, and still there', () => {
  const mine = BASE.replace('2026-01-31', '2026-02-28');
  const theirs = editYaml(BASE, { kind: 'remove', path: ['offers', 0] });
  const { text, conflicts } = mergeYaml(BASE, mine, theirs);
  const [pongal] = parse(mine).offers;
  expect(conflicts).toEqual([{ path: ['offers', 0], base: parse(BASE).offers[0], ours: pongal, theirs: undefined }]);
  expect(parse(text).offers[0]).toEqual(pongal);
  expect(mergeYaml(BASE, theirs, mine)).toMatchObject({ text: mine, conflicts: [{ path: ['offers', 0] }] });
});

test('two people who add an entry with the same id have both; the same entry is there once', () => {
  const add = (en: string) =>
    editYaml(BASE, { kind: 'insert', path: ['offers'], index: 2, value: { id: 'may', title: { en } } });
  const offersOf = (mine: string, theirs: string) => {
    const { text, conflicts } = mergeYaml(BASE, mine, theirs);
    expect(conflicts).toEqual([]);
    return parse(text).offers.slice(2);
  };
  expect(offersOf(add('May'), add('May'))).toEqual([{ id: 'may', title: { en: 'May' } }]);
  expect(
    offersOf(add('In May'), add('May')).map(({ id, title }: { id: string; title: unknown }) => [id, title]),
  ).toEqual([
    ['may-2', { en: 'In May' }],
    ['may', { en: 'May' }],
  ]);
});

const list = (...entries: unknown[]) => JSON.stringify({ entries });
const [monday, friday, sunday] = ['05-01', '05-02', '05-03'].map((day) => ({ day: `2026-${day}`, note: 'Closed' }));

test.each<[string, unknown[], unknown[], unknown[], unknown[] | undefined]>([
  [
    'by their day',
    [monday, friday],
    [monday, { ...friday, note: 'Open' }],
    [sunday, friday],
    [sunday, { ...friday, note: 'Open' }],
  ],
  ['by their content', ['a', 'b', 'c'], ['b', 'c', 'd'], ['a', 'b', 'x', 'c'], ['b', 'x', 'c', 'd']],
  ['else by their place', ['a', 'b', 'c'], ['A', 'b', 'c', 'd'], ['a', 'B', 'c'], ['A', 'B', 'c', 'd']],
  ['and otherwise the list is one value', ['a', 'b'], ['a'], ['a', 'B', 'c'], undefined],
])('entries are matched %s', (_how, base, mine, theirs, both) => {
  const { text, conflicts } = mergeYaml(list(...base), list(...mine), list(...theirs));
  expect(conflicts.map(({ path }) => path)).toEqual(both ? [] : [['entries']]);
  expect(parse(text).entries).toEqual(both ?? theirs);
});

test('words files are merged key by key, in their order and with their line ends', () => {
  const base = '{\n  "title": "Offers",\n  "about": { "a": "1", "b": "2" }\n}\n';
  const mine = base.replace('"1"', '"one"').replace('"b"', '"new": "text", "b"');
  const theirs = base.replace('"Offers"', '"Our offers"').replace('"2"', '"two"').replaceAll('\n', '\r\n');
  expect(mergeJson(base, mine, theirs)).toEqual({
    text: `${JSON.stringify({ title: 'Our offers', about: { a: 'one', new: 'text', b: 'two' } }, null, 2)}\n`.replaceAll(
      '\n',
      '\r\n',
    ),
    conflicts: [],
  });
  expect(mergeJson(base, base.replace('"1"', '"x"'), base.replace('"1"', '"y"')).conflicts).toEqual([
    { path: ['about', 'a'], base: '1', ours: 'x', theirs: 'y' },
  ]);
});
