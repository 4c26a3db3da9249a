import { withoutBreak } from '../../branches/yaml/lines.ts';
import { blockEntries, collectionAt, endOf, slotsOf } from '../../branches/yaml/places.ts';
import type { YamlText } from '../../branches/yaml/readYaml.ts';
import type { Path } from '../../diagnostics/place.ts';

/**
 * The text with an entry of the list at a path moved, and with it its comments, those directly above it included. What is
 * between the entries stays where it is: blank lines, or commas in brackets.
 */
export function moveEntry(source: YamlText, path: Path, from: number, to: number): string {
  const { mark, text } = source;
  const bounds = boundsOf(source, path);
  const order = [...bounds.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
  const written = order.map((part, place) => {
    const moved = text.slice(bounds[part]?.start, bounds[part]?.end);
    return moved + text.slice(bounds[place]?.end, bounds[place + 1]?.start);
  });
  return mark + text.slice(0, bounds[0]?.start) + written.join('');
}

function boundsOf({ document, text }: YamlText, path: Path): readonly Readonly<{ start: number; end: number }>[] {
  const list = collectionAt(document, path);
  if (list.flow) return slotsOf(list).map((slot) => ({ start: slot.start, end: endOf(slot, text) }));
  const entries = blockEntries(list, text);
  // In a list that begins beside another dash, comments above an entry stay in their place.
  const isWhole = entries.every(({ beginsLine }) => beginsLine);
  return entries.map((entry) => {
    const start = isWhole ? entry.lead : entry.start;
    return { start, end: start + withoutBreak(text.slice(start, entry.end)).length };
  });
}
