import { readFileSync } from 'node:fs';

/** A configuration in the host's own language, from `templates/`. @throws Error for a `{{placeholder}}` without a value */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(new URL(`templates/${name}`, import.meta.url), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} has a placeholder without a value: ${key}`);
    return value;
  });
}

/** A line for each item. */
export const linesOf = <T>(items: readonly T[], line: (item: T, index: number) => string) => items.map(line).join('\n');
