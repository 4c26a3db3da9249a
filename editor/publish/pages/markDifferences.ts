/** Marks what differs between two versions of a page. */
import { diffArrays } from 'diff';
import { Parser } from 'htmlparser2';

/** A tag or text, and the element that is outlined if it differs. */
type Piece = Readonly<{ source: string; element: OpenTag | undefined; isTag: boolean }>;
/** The opening tag of an element. */
type OpenTag = Readonly<{ name: string; start: number; parent: OpenTag | undefined }>;

/** Nobody sees them. */
const UNSEEN = /^(?:head|script|style|template|noscript)$/;
/** The frame that shows a page outlines elements with it, and scrolls to the first of them. */
const MARK = ' data-editor-focus';

/** Two documents, with the elements marked that differ. */
export function markDifferences(before: string, after: string): Readonly<{ before: string; after: string }> {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  const changes = diffArrays(
    old.map(({ source }) => source),
    now.map(({ source }) => source),
  );
  const removed = new Set<OpenTag>();
  const added = new Set<OpenTag>();
  let [i, j] = [0, 0];
  for (const { added: isAdded, removed: isRemoved, count } of changes) {
    if (isRemoved) note(old.slice(i, i + count), removed);
    if (isAdded) note(now.slice(j, j + count), added);
    if (!isAdded) i += count;
    if (!isRemoved) j += count;
  }
  return { before: withMarks(before, removed), after: withMarks(after, added) };
}

/** Notes the elements of pieces, but of a new element only itself, and not all that is in it. */
function note(pieces: readonly Piece[], changed: Set<OpenTag>): void {
  const own = new Set(pieces.flatMap(({ isTag, element }) => (isTag && element ? [element] : [])));
  for (const { element, isTag } of pieces) {
    const container = isTag ? element?.parent : element;
    if (element && !(container && own.has(container))) changed.add(element);
  }
}

function piecesOf(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const open: OpenTag[] = [];
  let unseen = 0;
  const parser = new Parser(
    {
      onopentag(name, { class: _class, ...attributes }) {
        if (UNSEEN.test(name)) unseen += 1;
        const tag = { name, start: parser.startIndex, parent: open.at(-1) };
        open.push(tag);
        // Classes are numbered anew on each page: one more style renames those after it.
        const source = `<${name} ${JSON.stringify(attributes)}>`;
        if (unseen === 0) pieces.push({ source, element: tag, isTag: true });
      },
      ontext(text) {
        if (unseen === 0 && text.trim() !== '')
          pieces.push({ source: text.trim(), element: open.at(-1), isTag: false });
      },
      onclosetag(name) {
        open.pop();
        if (UNSEEN.test(name)) unseen -= 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return pieces;
}

function withMarks(html: string, elements: ReadonlySet<OpenTag>): string {
  let marked = html;
  for (const { start, name } of [...elements].sort((one, other) => other.start - one.start)) {
    const end = start + 1 + name.length;
    marked = `${marked.slice(0, end)}${MARK}${marked.slice(end)}`;
  }
  return marked;
}
