import { diffLines } from 'diff';

export type DifferentLine = Readonly<{
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** Lines that are the same and not shown. */
  leftOut?: number;
}>;

/** Lines shown around a difference. */
const AROUND = 2;

/** What differs between two texts, line by line, with a few lines around it. */
export function lineDifferences(before: string, after: string): readonly DifferentLine[] {
  const parts = diffLines(before, after);
  return parts.flatMap(({ value, added, removed }, index) => {
    const lines = value.replace(/\n$/, '').split('\n');
    if (added || removed) return lines.map((text) => ({ kind: added ? 'added' : 'removed', text }) as const);
    const head = index === 0 ? 0 : AROUND;
    const tail = index === parts.length - 1 ? 0 : AROUND;
    if (lines.length <= head + tail) return lines.map(same);
    const leftOut = { kind: 'same', text: '', leftOut: lines.length - head - tail } as const;
    return [...lines.slice(0, head).map(same), leftOut, ...lines.slice(lines.length - tail).map(same)];
  });
}

const same = (text: string): DifferentLine => ({ kind: 'same', text });
