import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** Returns scripts and everything they import, recursively; with `lazy`, dynamic imports too. */
export function scriptClosure(entries: readonly string[], { lazy }: { lazy: boolean }): Set<string> {
  const files = new Set(entries);
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
    const requests = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest),
      ...staticExports.flatMap(({ entries: names }) => names.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
      ...(lazy ? dynamicImports.map(({ moduleRequest }) => moduleRequest) : []),
    ];
    // The range of a request includes its quotes.
    for (const { start, end } of requests) files.add(join(dirname(file), code.slice(start + 1, end - 1)));
  }
  return files;
}
