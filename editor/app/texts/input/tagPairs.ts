/** Tags of an English text as buttons: a pair goes around what is selected. Pure functions. */
import { missingPieces, type Range, replaced } from './pieces.ts';

/** What a button puts into a translation: a placeholder, or a tag with its closing tag. */
export type Insertion = Readonly<{
  kind: 'placeholder' | 'tag';
  /** The placeholder, or the opening tag. */
  open: string;
  /** The closing tag; empty for a placeholder or a tag that encloses nothing. */
  close: string;
  /** Name of the tag; empty for a placeholder. */
  tag: string;
  /** Where a link leads. */
  href?: string;
  /** How often it is missing. */
  count: number;
}>;

/** What a translation lacks of its English text, each once, in the order of the English text. */
export function missingInsertions(english: string, text: string): readonly Insertion[] {
  const found = new Map<string, Insertion>();
  const missing = missingPieces(english, text);
  const openings = missing.filter((part) => !part.text.startsWith('</'));
  const closings = missing.filter((part) => part.text.startsWith('</'));
  for (const part of openings) {
    const tag = part.kind === 'markup' ? (/^<([a-z]+)/i.exec(part.text)?.[1] ?? '').toLowerCase() : '';
    const href = /href=["']([^"']*)["']/.exec(part.text)?.[1];
    const at = closings.findIndex((closing) => closing.text === `</${tag}>`);
    const close = at >= 0 ? (closings.splice(at, 1)[0]?.text ?? '') : '';
    add({ kind: tag ? 'tag' : 'placeholder', open: part.text, close, tag, ...(href === undefined ? {} : { href }) });
  }
  for (const { text: close } of closings) add({ kind: 'tag', open: '', close, tag: close.slice(2, -1) });
  return [...found.values()];

  function add(insertion: Omit<Insertion, 'count'>) {
    const name = insertion.open + insertion.close;
    found.set(name, { ...insertion, count: (found.get(name)?.count ?? 0) + 1 });
  }
}

/** A text with something put at a selection: around it if it encloses something. @returns the new text and the selection in it */
export function inserted(text: string, range: Range, { open, close }: Pick<Insertion, 'open' | 'close'>) {
  const selected = text.slice(range.start, range.end);
  const kept = close === '' || open === '' ? '' : selected;
  const by = close === '' || open === '' ? selected + open + close : open + selected + close;
  const start = close && open ? range.start + open.length : range.start + by.length;
  return { by, text: replaced(text, range, by).text, selection: { start, end: start + kept.length } };
}
