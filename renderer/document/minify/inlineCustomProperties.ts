const DECLARATION = /(--[\w-]+):([^;{}]*);/g;
const USE = /var\((--[\w-]+)\)/g;

/**
 * The same rules without named values that none of them uses; one that is used once stands where it is used. Only for a page
 * on which nothing wakes up: islands bring rules of their own later.
 */
export function inlineCustomProperties(style: string): string {
  const values = valuesThatStay(style);
  const uses = countUses(style, values);
  const isGone = (name: string) => values.has(name) && (uses.get(name) ?? 0) <= 1;
  const filledIn = (rules: string): string =>
    rules.replace(USE, (use, name: string) => (isGone(name) ? filledIn(values.get(name) ?? '') : use));
  return filledIn(style.replace(DECLARATION, (declaration, name: string) => (isGone(name) ? '' : declaration)));
}

/** The named values that are the same on every screen: one that is declared again changes. */
function valuesThatStay(style: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const changing = new Set<string>();
  for (const [, name = '', value = ''] of style.matchAll(DECLARATION)) {
    if (values.has(name)) changing.add(name);
    values.set(name, value);
  }
  for (const name of changing) values.delete(name);
  return values;
}

/** How often each value is used, but for uses in values that nobody uses. */
function countUses(style: string, values: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const [, name = ''] of style.matchAll(USE)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const unused = [...values.keys()].filter((name) => !uses.has(name));
  for (const name of unused) {
    for (const [, other = ''] of (values.get(name) ?? '').matchAll(USE)) {
      const left = (uses.get(other) ?? 0) - 1;
      uses.set(other, left);
      if (left === 0 && values.has(other)) unused.push(other);
    }
  }
  return uses;
}
