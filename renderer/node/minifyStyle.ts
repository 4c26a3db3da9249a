import { Parser } from 'htmlparser2';
import postcss, { type Root } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import sortMediaQueries from 'postcss-sort-media-queries';
import type { StyledPage } from '../document/renderPage.tsx';

/** As components write them: narrow to wide screens, other conditions, print. */
const groupMediaQueries = sortMediaQueries({ sort: 'desktop-first' });

/**
 * The same page, with the same rendering, in fewer bytes, as it has to fit the first round trip. Decision 13 lists
 * what each step saves.
 */
export function minifyCss({ style, body }: StyledPage): StyledPage {
  const { attributes, present } = readBody(body);
  const minified = minifyOnce(style, present);
  return { style: minified.style, body: renameClasses(body, attributes, minified.names) };
}

/** Minified styles, with what they depend on and whether the page had each. */
type Known = Readonly<{ minified: MinifiedStyle; answers: ReadonlyMap<string, boolean> }>;

/** By styles: pages of a kind, and of several sites, share them. */
const known = new Map<string, readonly Known[]>();
/** Enough for all pages of a site. */
const MAX_KNOWN = 100;

function minifyOnce(style: string, present: ReadonlySet<string>): MinifiedStyle {
  const before = known.get(style) ?? [];
  const found = before.find(({ answers }) => [...answers].every(([name, answer]) => present.has(name) === answer));
  if (found) return found.minified;

  const answers = new Map<string, boolean>();
  const has = (part: string) => {
    answers.set(part, present.has(part));
    return present.has(part);
  };
  const minified = minify(style, has);
  if (known.size >= MAX_KNOWN || before.length >= MAX_KNOWN) known.clear();
  known.set(style, [...before, { minified, answers }]);
  return minified;
}

function minify(style: string, has: (part: string) => boolean): MinifiedStyle {
  const root = postcss.parse(style);
  purgeRules(root, has);
  const grouped = postcss([groupMediaQueries]).process(root, { from: undefined }).root;
  return minifyClassNames(grouped);
}

/** Scripts or the browser set them later: their rules are kept, although no element has them yet. */
export const SET_LATER: ReadonlySet<string> = new Set([
  'open',
  'hidden',
  'aria-busy',
  'data-clear',
  'data-clinic',
  'data-far',
  'data-open',
  'data-ended',
  'data-comparison',
  'data-asleep',
  'data-awake',
  'data-failed',
  'data-drawn',
  'data-falling',
  'data-folds',
]);

/** What components write for styles that apply on no screen. */
const NEVER = 'not all';

/**
 * Removes the rules that match nothing on the page: a component's styles have rules for all that may be in it.
 * @param has whether the page has a part, as `readBody` names it
 */
function purgeRules(root: Root, has: (part: string) => boolean): void {
  const isUsed = (selector: string) => requiredParts(selector).every(has);

  root.walkAtRules('media', (rule) => {
    if (rule.params === NEVER) rule.remove();
  });
  root.walkRules((rule) => {
    if (!/[[ >+]/.test(rule.selector)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  root.walkAtRules('media', (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

const withValue = (name: string, value: string) => `[${name}="${value}"]`;

/** Styles with short class names, and the short name of each class. */
type MinifiedStyle = Readonly<{ style: string; names: ReadonlyMap<string, string> }>;

/** Emotion's class names have it. */
const PREFIX = 'css-';

const CLASSES = /(?<=\.)css-[\w-]+/g;

function minifyClassNames(root: Root): MinifiedStyle {
  const names = new Map<string, string>();
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASSES, (name) => {
      const short = names.get(name) ?? shortName(names.size);
      names.set(name, short);
      return short;
    });
  });
  // Spaces and semicolons that nobody needs. Commas in texts lose theirs, too: only `--longest-status` has one, unseen.
  return { style: root.toString().replaceAll(';}', '}').replaceAll(', ', ','), names };
}

/** With short class names, and without classes that no rule uses. */
function renameClasses(body: string, attributes: readonly Attribute[], names: MinifiedStyle['names']): string {
  const shortOf = (name: string) => (name.startsWith(PREFIX) ? names.get(name) : name);
  let output = '';
  let from = 0;
  for (const { name, value, start, end } of attributes) {
    if (name !== 'class') continue;
    const classes = value.split(' ').map(shortOf).filter(Boolean).join(' ');
    // With the space before the attribute.
    output += body.slice(from, start - 1) + (classes && ` class="${classes}"`);
    from = end;
  }
  return output + body.slice(from);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The names a, b … z, aa, ab … in order. */
function shortName(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}

export type Attribute = Readonly<{
  /** In lower case. */
  name: string;
  value: string;
  start: number;
  end: number;
}>;

type Body = Readonly<{
  attributes: readonly Attribute[];
  /** `[open]`, `[open="x"]`; of elements with a class, also `class[open]`, `class p` for what is inside, `p+class` for what is before. */
  present: ReadonlySet<string>;
}>;

function readBody(body: string): Body {
  const attributes: Attribute[] = [];
  const present = new Set<string>();
  const inside = new Map<string, Set<string>>();
  const path: (readonly string[])[] = [];
  /** The parts of the element before, at each depth. */
  const before: (readonly string[])[] = [];
  const parser = new Parser({
    onattribute: (name, value) => attributes.push({ name, value, start: parser.startIndex, end: parser.endIndex }),
    onopentag: (tag, { class: classes = '', ...others }) => {
      const own = classes.split(' ').filter((name) => name.startsWith(PREFIX));
      for (const ancestors of path) {
        for (const ancestor of ancestors) {
          const tags = inside.get(ancestor) ?? new Set();
          inside.set(ancestor, tags.add(tag));
        }
      }
      const parts = Object.entries(others).flatMap(([name, value]) => [`[${name}]`, withValue(name, value)]);
      const ownParts = parts.flatMap((part) => [part, ...own.map((one) => one + part)]);
      for (const part of ownParts) present.add(part);
      for (const one of own) for (const part of before[path.length] ?? []) present.add(`${part}+${one}`);
      before.splice(path.length, Infinity, [tag, ...own, ...ownParts]);
      path.push(own);
    },
    onclosetag: () => path.pop(),
  });
  parser.end(body);
  for (const [ancestor, tags] of inside) for (const tag of tags) present.add(`${ancestor} ${tag}`);
  return { attributes, present };
}

/** By selector: pages share most of their rules. */
const cache = new Map<string, readonly string[]>();

/**
 * What a page must have for a selector to match, as `readBody` names it: not what stands inside `:not()`, `:is()` and the
 * like, and nothing that is set later.
 */
function requiredParts(selector: string): readonly string[] {
  const required = cache.get(selector) ?? parse(selector);
  cache.set(selector, required);
  return required;
}

function parse(selector: string): readonly string[] {
  const required: string[] = [];
  for (const { nodes } of parseSelectors().astSync(selector).nodes) {
    const ancestors: string[] = [];
    let own: string | undefined;
    /** The most that is known of the present element, and of the one before it. */
    let whole: string | undefined;
    let sibling: string | undefined;
    for (const node of nodes) {
      if (node.type === 'combinator') {
        const relation = node.value.trim();
        if (own && /^>?$/.test(relation)) ancestors.push(own);
        sibling = relation === '+' ? whole : undefined;
        own = undefined;
        whole = undefined;
      } else if (node.type === 'class' && node.value.startsWith(PREFIX)) {
        own = node.value;
        whole = own;
        if (sibling) required.push(`${sibling}+${own}`);
      } else if (node.type === 'tag') {
        whole = node.value.toLowerCase();
        required.push(...ancestors.map((ancestor) => `${ancestor} ${whole}`));
      } else if (node.type === 'attribute') {
        const name = node.attribute.toLowerCase();
        if (SET_LATER.has(name)) continue;
        const part = node.operator === '=' && node.value !== undefined ? withValue(name, node.value) : `[${name}]`;
        whole = (own ?? '') + part;
        required.push(whole);
      }
    }
  }
  return required;
}
