/** References to custom properties of these names: `var(--deep)`. */
export function references<Name extends string>(
  values: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const entries = Object.keys(values).map((name) => [name, `var(--${name})`]);
  return Object.fromEntries(entries);
}

/** Declarations of custom properties: `--deep: #0b3d3d; …`. */
export function declare(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n    ');
}
