import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { init, parse } from 'es-module-lexer';

await init;

/** The files that scripts import, and theirs: with `lazy` also those that are imported later. */
export function scriptClosure(entries: readonly string[], { lazy }: { lazy: boolean }): Set<string> {
  const files = new Set(entries);
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const { s, e, d } of parse(code)[0]) {
      // `import.meta` is listed too, as -2; an import of now is -1. The quotes of a later one are part of its place.
      if (d === -1) files.add(join(dirname(file), code.slice(s, e)));
      else if (d >= 0 && lazy) files.add(join(dirname(file), code.slice(s + 1, e - 1)));
    }
  }
  return files;
}
