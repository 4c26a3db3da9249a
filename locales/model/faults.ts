/** What a translation has lost or added against its English text. */

const PATTERNS = { placeholder: /\{\{[^}]+\}\}/g, markup: /<\/?[a-z]+[^>]*>/gi } as const;

export type Fault = Readonly<{ kind: keyof typeof PATTERNS; message: string }>;

/** How a translation differs from English in what must not differ; nothing when it may be used. */
export function findFaults(english: string, text: string): readonly Fault[] {
  return (['placeholder', 'markup'] as const).flatMap((kind) =>
    differences(english, text, PATTERNS[kind]).map((message) => ({ kind, message })),
  );
}

function differences(english: string, text: string, pattern: RegExp): string[] {
  const wanted = counted(english, pattern);
  const found = counted(text, pattern);
  return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((part) => {
    const missing = (wanted.get(part) ?? 0) - (found.get(part) ?? 0);
    if (missing === 0) return [];
    return missing > 0 ? [`${part} is missing`] : [`${part} is not in the English text, or not so often`];
  });
}

function counted(text: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [part] of text.matchAll(pattern)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}
