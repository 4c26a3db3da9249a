import { isConditional, splitRules, takeApart } from './splitRules.ts';

const HIDDEN = '{display:none;}';
const PAPER = '@media print';

/**
 * The same rules with those of a condition together, behind those without, wider screens later: `@media (min-width: 45rem)` once instead of at
 * every component. Those for paper come last, and all that is not printed is one rule. A rule with a condition is always
 * behind the rule that it changes; that it comes behind others as well changes nothing, as components have classes of their own.
 * @param style rules as Emotion writes them, without a space that is not needed
 */
export function groupMediaQueries(style: string): string {
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

/** A browser that does not know one of the selectors of a rule passes over the whole rule: newer ones stay alone. */
const isNewer = (rule: string) => /:has\(|::details-content/.test(rule);

function withHiddenTogether(rules: readonly string[]): string[] {
  const isPlainlyHidden = (rule: string) => rule.endsWith(HIDDEN) && !isNewer(rule);
  const hidden = rules.filter(isPlainlyHidden).map((rule) => rule.slice(0, -HIDDEN.length));
  const others = rules.filter((rule) => !isPlainlyHidden(rule));
  return [...others, ...(hidden.length > 0 ? [hidden.join(',') + HIDDEN] : [])];
}
