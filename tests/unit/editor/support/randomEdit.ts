/** Makes edits of a value, the same ones in every run. */
import { isGroup, isList, valueAt } from '../../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../../../diagnostics/place.ts';

type Dice = () => number;

const TEXTS = [
  'Periyar Nagar, Perambur',
  'Opens at: 10, closes at: 1',
  'Room #4 # not a comment',
  'it\'s "here"',
  '- no list',
  '[no list, either]',
  '{no: group}',
  'பெரம்பூர்: புதிய கட்டடம்',
  '+911234567890',
  '600011',
  '007',
  'yes',
  'null',
  '*alias',
  '&anchor',
  '2026-12-31',
  'two\nlines',
  ' spaces around ',
  '🎉',
  '',
] as const;
const SINGLE: readonly unknown[] = [...TEXTS, ...TEXTS, 0, 4.5, 2000, true, false, null];
const WHOLE: readonly unknown[] = [
  ['10:30-13:30', '17:30-20:30'],
  { from: 1, to: 2 },
  { en: 'A text: new', ta: 'புதிய உரை' },
  [{ en: 'One' }, { en: 'Two', ta: 'இரண்டு' }],
  { page: { minutes: { from: 20, to: 45 }, price: { from: 500 } } },
  { id: 'new', title: { en: 'New # one' }, terms: [{ en: 'Only here' }], days: ['monday'], sample: true },
  [],
  {},
];

export function randomEdit(value: unknown, dice: Dice): YamlEdit {
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(dice() * list.length)];
    if (found === undefined && list.length === 0) throw new Error('There is nothing to pick.');
    return found as T;
  };
  const paths = pathsIn(value);
  const lists = paths.filter((path) => isList(valueAt(value, path)));
  const newValue = () => structuredClone(dice() < 0.7 ? pick(SINGLE) : pick(WHOLE));
  const chance = dice();
  if (chance < 0.35) {
    const leaves = paths.filter((path) => typeof valueAt(value, path) !== 'object');
    return { kind: 'set', path: pick(leaves), value: pick(SINGLE) };
  }
  if (chance < 0.5) return { kind: 'set', path: pick(paths), value: newValue() };
  if (chance < 0.6) {
    const groups = [[], ...paths].filter((path) => isGroup(valueAt(value, path)));
    return { kind: 'set', path: [...pick(groups), pick(['fresh', 'ta', 'from', 'new key'])], value: newValue() };
  }
  if (chance < 0.65) {
    const path = pick(paths.filter((each) => typeof valueAt(value, each) === 'object'));
    return { kind: 'set', path, value: changedInside(valueAt(value, path), pick) };
  }
  if (chance < 0.8) return { kind: 'remove', path: pick(paths) };
  const path = pick(lists);
  const list = valueAt(value, path);
  const length = isList(list) ? list.length : 0;
  if (chance < 0.9 || length === 0)
    return { kind: 'insert', path, index: Math.floor(dice() * (length + 1)), value: newValue() };
  return { kind: 'move', path, from: Math.floor(dice() * length), to: Math.floor(dice() * length) };
}

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps = isList(value) ? [...value.keys()] : Object.keys(value);
  const inner = steps.flatMap((step) => pathsIn(valueAt(value, [step]), [...path, step]));
  return path.length > 0 ? [path, ...inner] : inner;
}

/** A copy with one of its values changed, as a form sends it. */
function changedInside(value: unknown, pick: <T>(list: readonly T[]) => T): unknown {
  const copy = structuredClone(value);
  const paths = pathsIn(copy).filter((path) => path.length > 0);
  return paths.length === 0 ? copy : edited(copy, { kind: 'set', path: pick(paths), value: pick(SINGLE) });
}

/** What a value should be after an edit. */
export function edited(value: unknown, edit: YamlEdit): unknown {
  // Through JSON: aliases give the same object twice.
  const copy = JSON.parse(JSON.stringify(value));
  if (edit.kind === 'insert' || edit.kind === 'move') {
    const list = edit.path.reduce((inner, step) => inner[step], copy);
    if (edit.kind === 'insert') list.splice(edit.index, 0, edit.value);
    else list.splice(edit.to, 0, ...list.splice(edit.from, 1));
    return copy;
  }
  const parent = edit.path.slice(0, -1).reduce((inner, step) => inner[step], copy);
  const step = edit.path.at(-1) ?? '';
  if (edit.kind === 'set') parent[step] = edit.value;
  else if (Array.isArray(parent)) parent.splice(Number(step), 1);
  else delete parent[step];
  return copy;
}
