import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { init, parse } from 'es-module-lexer';

await init;

/** Returns scripts and everything they import, recursively; with `lazy`, dynamic imports too. */
export function scriptClosure(entries: readonly string[], { lazy }: { lazy: boolean }): Set<string> {
  const files = new Set(entries);
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const { s, e, d } of parse(code)[0]) {
      // `d` is -2 for `import.meta` and -1 for static imports. The range of a dynamic import includes its quotes.
      if (d === -1) files.add(join(dirname(file), code.slice(s, e)));
      else if (d >= 0 && lazy) files.add(join(dirname(file), code.slice(s + 1, e - 1)));
    }
  }
  return files;
}
