/** Splits rules that stand behind each other; what stands in braces stays together. */
export function splitRules(css: string): readonly string[] {
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

/** What stands before the braces of a rule, and what is in them. */
export function takeApart(rule: string): readonly [head: string, inside: string] {
  const brace = rule.indexOf('{');
  return [rule.slice(0, brace), rule.slice(brace + 1, -1)];
}

/** Whether a rule holds others for a screen, paper or a browser. */
export const isConditional = (rule: string) => /^@(?:media|supports)/.test(rule);
