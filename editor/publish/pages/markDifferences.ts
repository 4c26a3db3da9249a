/** Marks what differs between two versions of a page. */
import { diffArrays } from 'diff';
import { Parser } from 'htmlparser2';
import { CHANGED, FIRST_CHANGE } from './changeMarks.ts';

/** A tag or text, and the element that is outlined if it differs. */
type Piece = Readonly<{ source: string; element: OpenTag | undefined; isTag: boolean }>;
/** The opening tag of an element. */
type OpenTag = Readonly<{ name: string; start: number; end: number; parent: OpenTag | undefined }>;

/** Nobody sees them. */
const UNSEEN = /^(?:head|script|style|template|noscript)$/;
/** Elements that a place to scroll to cannot be put into. */
const NO_CONTENT =
  /^(?:img|input|br|hr|source|picture|table|thead|tbody|tr|select|option|svg|path|use|g|video|iframe)$/;

/** Two documents, with the elements marked that differ. @param attribute that marks them */
export function markDifferences(
  before: string,
  after: string,
  attribute = CHANGED,
): Readonly<{ before: string; after: string }> {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  const changes = diffArrays(
    old.map(({ source }) => source),
    now.map(({ source }) => source),
  );
  const removed: Changed = { elements: new Set(), withTexts: new Set() };
  const added: Changed = { elements: new Set(), withTexts: new Set() };
  let [i, j] = [0, 0];
  for (const { added: isAdded, removed: isRemoved, count } of changes) {
    if (isRemoved) note(old.slice(i, i + count), removed);
    if (isAdded) note(now.slice(j, j + count), added);
    if (!isAdded) i += count;
    if (!isRemoved) j += count;
  }
  return { before: withMarks(before, removed, attribute), after: withMarks(after, added, attribute) };
}

/** The elements that differ, and those whose own texts do: only these are sure to be seen. */
type Changed = Readonly<{ elements: Set<OpenTag>; withTexts: Set<OpenTag> }>;

/** Notes the elements of pieces, but of a new element only itself, and not all that is in it. */
function note(pieces: readonly Piece[], changed: Changed): void {
  const own = new Set(pieces.flatMap(({ isTag, element }) => (isTag && element ? [element] : [])));
  for (const { element, isTag } of pieces) {
    const container = isTag ? element?.parent : element;
    if (element && !(container && own.has(container))) changed.elements.add(element);
    if (element && !isTag) changed.withTexts.add(element);
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
        const { startIndex: start, endIndex } = parser;
        const tag = { name, start, end: endIndex + 1, parent: open.at(-1) };
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

const fromTheEnd = (one: OpenTag, other: OpenTag) => other.start - one.start;

/** What every page has, such as its menu, is less interesting than the page itself. */
const firstOf = (tags: readonly OpenTag[]) =>
  tags.find((tag) => isInside(tag, 'main')) ?? tags.find((tag) => !isInside(tag, 'details')) ?? tags[0];

const isInside = (tag: OpenTag, name: string): boolean =>
  tag.name === name || (tag.parent !== undefined && isInside(tag.parent, name));

function withMarks(html: string, { elements, withTexts }: Changed, attribute: string): string {
  const tags = [...elements].sort((one, other) => one.start - other.start);
  const first = firstOf([...withTexts, ...tags].filter(({ name }) => !NO_CONTENT.test(name)));
  let marked = html;
  for (const tag of [...new Set([...tags, ...(first ? [first] : [])])].sort(fromTheEnd)) {
    const place = tag === first ? `<span id="${FIRST_CHANGE}"></span>` : '';
    const mark = elements.has(tag) ? ` ${attribute}` : '';
    const name = tag.start + 1 + tag.name.length;
    marked = `${marked.slice(0, name)}${mark}${marked.slice(name, tag.end)}${place}${marked.slice(tag.end)}`;
  }
  return marked;
}
