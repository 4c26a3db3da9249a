/** Placeholders and tags that a translation lacks or adds compared with its English text. */

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

export type Fault = Readonly<{ kind: keyof typeof PATTERNS; message: string }>;

/** A link, or another element, that shows nothing. */
const EMPTY = /<([a-z]+)\b[^>]*>\s*<\/\1>/i;

/** The faults of a translation, at most one for placeholders and one for markup. */
export function findFaults(english: string, text: string): readonly Fault[] {
  const [empty] = EMPTY.exec(text) ?? [];
  const emptied = empty && !EMPTY.test(english) ? `${empty} has no words in it` : undefined;
  return KINDS.flatMap((kind) => {
    const message = difference(english, text, PATTERNS[kind]) ?? (kind === 'markup' ? emptied : undefined);
    return message === undefined ? [] : [{ kind, message }];
  });
}

/** A fault in the words of its message. */
export const faultSentence = ({ message }: Fault) => `${message}. Compare it with the English text`;

function difference(english: string, text: string, pattern: RegExp): string | undefined {
  const wanted = counted(english, pattern);
  const found = counted(text, pattern);
  const beyond = (some: typeof wanted, others: typeof wanted) =>
    [...some].filter(([part, count]) => count > (others.get(part) ?? 0)).map(([part]) => part);
  const missing = beyond(wanted, found);
  const added = beyond(found, wanted);
  if (missing.length > 0 && added.length > 0) return `found ${added.join(' ')}, expected ${missing.join(' ')}`;
  if (missing.length > 0) return `${missing.join(' ')} ${missing.length === 1 ? 'is' : 'are'} missing`;
  if (added.length > 0)
    return `${added.join(' ')} ${added.length === 1 ? 'is' : 'are'} not in the English text, or not as often`;
  return undefined;
}

function counted(text: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [part] of text.matchAll(pattern)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}
