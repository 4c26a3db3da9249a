/** Marks what differs between two versions of a page. */
import { diffArrays } from 'diff';
import { Parser } from 'htmlparser2';

/** Attribute of an element that the other version does not have, or has with other content. */
export const CHANGED = 'data-editor-changed';
/** Id of a place in the first of them, to scroll to. */
export const FIRST_CHANGE = 'editor-first-change';

/** A tag or text, and the element that is outlined if it differs. */
type Piece = Readonly<{ source: string; element: OpenTag | undefined; isTag: boolean }>;
/** The opening tag of an element. */
type OpenTag = Readonly<{ name: string; start: number; end: number; parent: OpenTag | undefined }>;

/** Nobody sees them. */
const UNSEEN = /^(?:head|script|style|template|noscript)$/;
/** Elements that a place to scroll to cannot be put into. */
const NO_CONTENT =
  /^(?:img|input|br|hr|source|picture|table|thead|tbody|tr|select|option|svg|path|use|g|video|iframe)$/;

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
      onopentag(name) {
        if (UNSEEN.test(name)) unseen += 1;
        const { startIndex: start, endIndex } = parser;
        const tag = { name, start, end: endIndex + 1, parent: open.at(-1) };
        open.push(tag);
        if (unseen === 0) pieces.push({ source: html.slice(start, tag.end), element: tag, isTag: true });
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

function withMarks(html: string, changed: ReadonlySet<OpenTag>): string {
  const tags = [...changed].sort((one, other) => one.start - other.start);
  const first = tags.find(({ name }) => !NO_CONTENT.test(name));
  let marked = html;
  for (const tag of tags.reverse()) {
    const place = tag === first ? `<span id="${FIRST_CHANGE}"></span>` : '';
    const name = tag.start + 1 + tag.name.length;
    marked = `${marked.slice(0, name)} ${CHANGED}${marked.slice(name, tag.end)}${place}${marked.slice(tag.end)}`;
  }
  return marked;
}
