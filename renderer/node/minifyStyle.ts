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
  const attributes = readAttributes(body);
  const minified = minifyOnce(style, attributes);
  return { style: minified.style, body: renameClasses(body, attributes, minified.names) };
}

/** Minified styles, with the attributes that they depend on and whether the page had each. */
type Known = Readonly<{ minified: MinifiedStyle; answers: ReadonlyMap<string, boolean> }>;

/** By styles: pages of a kind, and of several sites, share them. */
const known = new Map<string, readonly Known[]>();
/** Enough for all pages of a site. */
const MAX_KNOWN = 100;

function minifyOnce(style: string, attributes: readonly Attribute[]): MinifiedStyle {
  const present = new Set(attributes.flatMap(({ name, value }) => [name, withValue(name, value)]));
  const before = known.get(style) ?? [];
  const found = before.find(({ answers }) => [...answers].every(([name, answer]) => present.has(name) === answer));
  if (found) return found.minified;

  const answers = new Map<string, boolean>();
  const has = (attribute: string) => {
    answers.set(attribute, present.has(attribute));
    return present.has(attribute);
  };
  const minified = minify(style, has);
  if (known.size >= MAX_KNOWN || before.length >= MAX_KNOWN) known.clear();
  known.set(style, [...before, { minified, answers }]);
  return minified;
}

function minify(style: string, has: (attribute: string) => boolean): MinifiedStyle {
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
 * Removes the rules for attributes that the page does not use: a component's styles have rules for all its variants.
 * @param has whether the page has an attribute, such as `open`, or one with a value, as `withValue` writes it
 */
function purgeRules(root: Root, has: (attribute: string) => boolean): void {
  const isUsed = (selector: string) =>
    requiredAttributes(selector).every(
      ({ name, value }) => SET_LATER.has(name) || has(value === undefined ? name : withValue(name, value)),
    );

  root.walkAtRules('media', (rule) => {
    if (rule.params === NEVER) rule.remove();
  });
  root.walkRules((rule) => {
    if (!rule.selector.includes('[')) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  root.walkAtRules('media', (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

const withValue = (name: string, value: string) => `${name}="${value}"`;

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
  return { style: root.toString(), names };
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

function readAttributes(body: string): readonly Attribute[] {
  const attributes: Attribute[] = [];
  const parser = new Parser({
    onattribute: (name, value) => attributes.push({ name, value, start: parser.startIndex, end: parser.endIndex }),
  });
  parser.end(body);
  return attributes;
}

type Required = Readonly<{
  name: string;
  /** Undefined unless the selector requires an exact value. */
  value: string | undefined;
}>;

/** By selector: pages share most of their rules. */
const cache = new Map<string, readonly Required[]>();

/** The attributes that a page must have for a selector to match: not those inside `:not()`, `:is()` and the like. */
function requiredAttributes(selector: string): readonly Required[] {
  const required = cache.get(selector) ?? parse(selector);
  cache.set(selector, required);
  return required;
}

const parse = (selector: string): readonly Required[] =>
  parseSelectors()
    .astSync(selector)
    .nodes.flatMap(({ nodes }) => nodes)
    .filter((node) => node.type === 'attribute')
    .map(({ attribute, operator, value }) => ({
      name: attribute.toLowerCase(),
      value: operator === '=' ? value : undefined,
    }));
