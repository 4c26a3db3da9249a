/** Makes a page's style small: it is in every page, and a page has to fit the first round trip. */

const CLASS = /\bcss-[a-z0-9]+/g;

export type StyledPage = Readonly<{
  /** The rules of exactly this page. */
  style: string;
  body: string;
}>;

/**
 * The same page with the same looks in fewer bytes.
 * @param kept classes that islands look for by name when they wake up
 */
export function compactStyle(page: StyledPage, kept: ReadonlySet<string>): StyledPage {
  const rules = withConditionsAtEnd(withoutUnusedRules(page, kept));
  const style = kept.size > 0 ? rules : withFewerValues(rules);
  return withShortClasses({ style: style.replaceAll(';}', '}'), body: page.body }, kept);
}

/**
 * The same page with short class names.
 * @param kept classes that islands look for by name when they wake up
 */
export function withShortClasses({ style, body }: StyledPage, kept: ReadonlySet<string>): StyledPage {
  const names = new Map<string, string>();
  for (const [name] of style.matchAll(CLASS)) {
    if (!names.has(name) && !kept.has(name)) names.set(name, shortName(names.size));
  }
  const rename = (text: string) => text.replace(CLASS, (name) => names.get(name) ?? name);
  return {
    style: style.replace(/\.css-[a-z0-9]+/g, rename),
    body: body.replace(/ class="[^"]*"/g, rename),
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a, b … z, aa, ab … */
function shortName(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}

/** What scripts of this site and browsers set later: rules for it stay, though the page does not have it yet. */
const SET_LATER = new Set([
  'open',
  'hidden',
  'disabled',
  'data-clear',
  'data-far',
  'data-header',
  'data-open',
  'data-ended',
  'data-comparison',
]);

/** What a selector asks for that a page may lack: attributes, maybe with a value. */
const ATTRIBUTE = /\[([a-z-]+)(?:=['"]?([^'"\]]*)['"]?)?\]/g;

/**
 * The same rules without those for looks that the page does not use: a component brings the rules of all its looks.
 * @param kept classes of islands, which may change their looks
 */
export function withoutUnusedRules({ style, body }: StyledPage, kept: ReadonlySet<string>): string {
  const isWanted = (selector: string) => {
    if (Array.from(selector.matchAll(CLASS)).some(([name]) => kept.has(name))) return true;
    // What must not be there, and what only may be, says nothing.
    const certain = selector.replace(/:(?:not|has|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    return Array.from(certain.matchAll(ATTRIBUTE)).every(
      ([, name = '', value]) =>
        SET_LATER.has(name) || body.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
    );
  };
  return filterRules(style, isWanted);
}

function filterRules(css: string, isWanted: (selector: string) => boolean): string {
  return splitRules(css)
    .map((rule) => {
      const [head, inside] = takeApart(rule);
      if (isConditional(rule)) {
        const left = filterRules(inside, isWanted);
        return left && `${head}{${left}}`;
      }
      if (!head.includes('[')) return rule;
      const selectors = head.split(/,(?![^(]*\))/).filter(isWanted);
      return selectors.length > 0 ? `${selectors.join(',')}{${inside}}` : '';
    })
    .join('');
}

/**
 * The same rules without named values that none of them uses; one that is used once stands where it is used. Only for a page
 * on which nothing wakes up: islands bring rules of their own later.
 */
export function withFewerValues(style: string): string {
  const declarations = [...style.matchAll(/(--[\w-]+):([^;{}]*);/g)];
  return declarations.reduce((rules, [declaration, name = '', value = '']) => {
    if (declarations.filter((other) => other[1] === name).length > 1) return rules;
    const uses = rules.split(`var(${name})`).length - 1;
    if (uses > 1) return rules;
    return rules.replace(declaration, '').replace(`var(${name})`, () => value);
  }, style);
}

const HIDDEN = '{display:none;}';
const PAPER = '@media print';

/**
 * The same rules with those of a condition together, behind those without, wider screens later: `@media (min-width: 45rem)` once instead of at
 * every component. Those for paper come last, and all that is not printed is one rule. A rule with a condition is always
 * behind the rule that it changes; that it comes behind others as well changes nothing, as components have classes of their own.
 * @param style rules as Emotion writes them, without a space that is not needed
 */
export function withConditionsAtEnd(style: string): string {
  const rules = splitRules(style);
  const groups = new Map<string, string[]>();
  for (const rule of rules.filter(isConditional)) {
    const [condition, inside] = takeApart(rule);
    groups.set(condition, [...(groups.get(condition) ?? []), ...splitRules(inside)]);
  }
  const grouped = [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([condition, inside]) => {
      const all = condition === PAPER ? withHiddenTogether(inside) : inside;
      return `${condition}{${all.join('')}}`;
    });
  return rules.filter((rule) => !isConditional(rule)).join('') + grouped.join('');
}

/** Narrow screens, any screen, wider and wider ones, paper: the order in which a component writes them. */
function rank(condition: string): number {
  if (condition === PAPER) return Number.POSITIVE_INFINITY;
  const [, least] = /min-width: ([\d.]+)rem/.exec(condition) ?? [];
  if (least !== undefined) return Number(least);
  const [, most] = /max-width: ([\d.]+)rem/.exec(condition) ?? [];
  return most === undefined ? 0 : -Number(most);
}

function withHiddenTogether(rules: readonly string[]): string[] {
  const hidden = rules.filter((rule) => rule.endsWith(HIDDEN)).map((rule) => rule.slice(0, -HIDDEN.length));
  const others = rules.filter((rule) => !rule.endsWith(HIDDEN));
  return [...others, ...(hidden.length > 0 ? [hidden.join(',') + HIDDEN] : [])];
}

const isConditional = (rule: string) => /^@(?:media|supports)/.test(rule);

/** What stands before the braces of a rule, and what is in them. */
function takeApart(rule: string): readonly [head: string, inside: string] {
  const brace = rule.indexOf('{');
  return [rule.slice(0, brace), rule.slice(brace + 1, -1)];
}

/** Splits rules that stand behind each other; what stands in braces stays together. */
function splitRules(css: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < css.length; i += 1) {
    if (css[i] === '{') depth += 1;
    if (css[i] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, i + 1));
    start = i + 1;
  }
  return rules;
}
