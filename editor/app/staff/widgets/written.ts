/** A value as an input shows it. What is no text, such as a list where the file should have a text, is not shown. */
export function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
