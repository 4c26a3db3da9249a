import type { TextStatus } from '../../locales/model/status.ts';
import type { Translation } from './translation.ts';

/** The columns and what each counts. `translated` counts every text that exists. */
const COLUMNS: Readonly<Record<string, (status: TextStatus) => boolean>> = {
  texts: () => true,
  translated: ({ state }) => state !== 'missing',
  'machine draft': ({ state }) => state === 'machine',
  reviewed: ({ state }) => state === 'reviewed',
  stale: ({ state }) => state === 'stale',
  missing: ({ state }) => state === 'missing',
  'wrong placeholders': ({ faults }) => faults.some(({ kind }) => kind === 'placeholder'),
  'wrong markup': ({ faults }) => faults.some(({ kind }) => kind === 'markup'),
};

/** The counts of a words file or a branch file. */
type Row = Readonly<{ name: string; counts: readonly number[] }>;

/** A language's progress as lines of text: a row per file, then the total. */
export function statusTable({ statuses }: Translation): readonly string[] {
  const names = [...new Set(statuses.map(({ namespace }) => namespace))];
  const rows = [
    ...names.map((name) =>
      row(
        name,
        statuses.filter(({ namespace }) => namespace === name),
      ),
    ),
    row('all', statuses),
  ];
  const width = Math.max(...names.map((name) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(width)}  ${cells.map((cell, i) => cell.padStart(Object.keys(COLUMNS)[i]?.length ?? 0)).join('  ')}`;
  return [line('', Object.keys(COLUMNS)), ...rows.map(({ name, counts }) => line(name, counts.map(String)))];
}

function row(name: string, statuses: readonly TextStatus[]): Row {
  return { name, counts: Object.values(COLUMNS).map((isCounted) => statuses.filter(isCounted).length) };
}
