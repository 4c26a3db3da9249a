/** Placeholders and tags that a translation lacks or adds compared with its English text. */
import { type TextMistake, textMistake } from './check/textMistake.ts';

const KINDS = ['placeholder', 'markup'] as const;
const PATTERNS = { placeholder: /\{\{[^}]+\}\}/g, markup: /<\/?[a-z]+[^>]*>/gi } as const;

/** A placeholder or a tag, and where it is in its text. */
export type Part = Readonly<{ kind: keyof typeof PATTERNS; text: string; start: number; end: number }>;

/** The placeholders and tags of a text, in their order. */
export function partsOf(text: string): readonly Part[] {
  return KINDS.flatMap((kind) =>
    Array.from(text.matchAll(PATTERNS[kind]), ({ 0: part, index }) => ({
      kind,
      text: part,
      start: index,
      end: index + part.length,
    })),
  ).toSorted((one, other) => one.start - other.start);
}

export type Fault = TextMistake & Readonly<{ kind: keyof typeof PATTERNS }>;

/** A link, or another element, that shows nothing. */
const EMPTY = /<([a-z]+)\b[^>]*>\s*<\/\1>/i;

/** The faults of a translation, at most one for placeholders and one for markup. */
export function findFaults(english: string, text: string): readonly Fault[] {
  const [empty] = EMPTY.exec(text) ?? [];
  const emptied = empty && !EMPTY.test(english) ? textMistake('noWords', { part: empty }) : undefined;
  return KINDS.flatMap((kind) => {
    const mistake = difference(english, text, PATTERNS[kind]) ?? (kind === 'markup' ? emptied : undefined);
    return mistake === undefined ? [] : [{ kind, ...mistake }];
  });
}

/** A fault in the words of its message. */
export const faultSentence = ({ message }: Fault) => `${message}. Compare it with the English text`;

function difference(english: string, text: string, pattern: RegExp): TextMistake | undefined {
  const wanted = counted(english, pattern);
  const found = counted(text, pattern);
  const beyond = (some: typeof wanted, others: typeof wanted) =>
    [...some].filter(([part, count]) => count > (others.get(part) ?? 0)).map(([part]) => part);
  const [missing, added] = [beyond(wanted, found), beyond(found, wanted)];
  const values = { missing: missing.join(' '), added: added.join(' ') };
  if (missing.length > 0 && added.length > 0) return textMistake('otherParts', values);
  if (missing.length > 0) return textMistake(missing.length === 1 ? 'partMissing' : 'partsMissing', values);
  if (added.length > 0) return textMistake(added.length === 1 ? 'partAdded' : 'partsAdded', values);
  return undefined;
}

function counted(text: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [part] of text.matchAll(pattern)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}
