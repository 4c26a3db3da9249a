/** Flattens nested groups and lists into texts with dotted keys: `hero.title`, `items.0.text`. */
export function flattenTexts(value: unknown, path = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => flattenTexts(child, path ? `${path}.${key}` : key));
}
