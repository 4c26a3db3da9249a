/** Two people changed the same file: both changes are in it, and what nobody can decide is told. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { editYaml } from '../../../editor/yaml/editYaml.ts';
import { mergeJson, mergeYaml } from '../../../editor/yaml/mergeTexts.ts';

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
const insert = (index: number, id: string, en: string): YamlEdit => ({
  ...{ kind: 'insert', path: ['offers'], index },
  value: { id, title: { en } },
});
/** The offers as both want them: their ids and titles. */
function offersOf(mine: string, theirs: string): readonly string[] {
  const { text, conflicts } = mergeYaml(BASE, mine, theirs);
  expect(conflicts).toEqual([]);
  return parse(text).offers.map(({ id, title }: { id: string; title: { en: string } }) => `${id}: ${title.en}`);
}

test('changes of different fields are both in the text, with their comments; where only one changed any, it is theirs', () => {
  const mine = BASE.replace('0001"', '0077"').replace('Kolathur', 'Villivakkam');
  const theirs = BASE.replace('[11:00-13:30]', 'closed # since May').replace('# The branch', '# Our branch');
  const both = theirs.replace('0001"', '0077"').replace('Kolathur', 'Villivakkam');
  expect(mergeYaml(BASE, mine, theirs)).toEqual({ text: both, conflicts: [] });
  expect([mergeYaml(BASE, theirs, BASE).text, mergeYaml(BASE, BASE, theirs).text]).toEqual([theirs, theirs]);
});

test('letters and spaces that a program has spelt in its own way are no change', () => {
  const spelt = BASE.normalize('NFD').replace('en: Kolathur', 'en: "Kolathur\u00a0"');
  const theirs = BASE.replace('Kolathur', 'Villivakkam');
  expect(mergeYaml(BASE, spelt, theirs)).toEqual({ text: theirs, conflicts: [] });
  const { conflicts } = mergeJson('{ "a": "Zoë" }', '{ "a": "Zoe\u0308" }', '{ "a": "Zoé" }');
  expect(conflicts).toEqual([]);
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

test.each<[string, readonly YamlEdit[], readonly YamlEdit[], readonly string[]]>([
  [
    'new, changed and removed ones',
    [insert(2, 'diwali', 'Diwali'), { kind: 'set', path: ['offers', 1, 'title', 'en'], value: 'Grand opening' }],
    [insert(0, 'may', 'May'), { kind: 'remove', path: ['offers', 1] }],
    ['may: May', 'opening: Grand opening', 'diwali: Diwali'],
  ],
  [
    'moved ones',
    [{ kind: 'move', path: ['offers'], from: 1, to: 0 }],
    [{ kind: 'set', path: ['offers', 0, 'title', 'en'], value: 'Pongal week' }],
    ['opening: Opening', 'pongal: Pongal week'],
  ],
  [
    'the same one of both is there once',
    [insert(0, 'may', 'May'), insert(3, 'june', 'June')],
    [insert(0, 'may', 'May')],
    ['may: May', 'pongal: Pongal', 'opening: Opening', 'june: June'],
  ],
  [
    'two with the same id are both there',
    [insert(0, 'may', 'In May')],
    [insert(0, 'may', 'May')],
    ['may-2: In May', 'may: May', 'pongal: Pongal', 'opening: Opening'],
  ],
])('entries are matched by their id: %s', (_which, mine, theirs, both) => {
  expect(offersOf(edited(...mine), edited(...theirs))).toEqual(both);
});

test('an entry that one removed and the other changed is a conflict, and still there', () => {
  const mine = BASE.replace('2026-01-31', '2026-02-28');
  const theirs = edited({ kind: 'remove', path: ['offers', 0] });
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
  ['and otherwise the list is one value', ['a', 'b'], ['a'], ['a', 'B', 'c'], undefined],
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
