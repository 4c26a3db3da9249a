import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["'](\.[^"']+\.js)["']/g;
const LAZY = /import\(\s*[`"'](\.[^`"']+\.js)[`"']\s*\)/g;

/** The files that scripts import, and theirs: with `lazy` also those that are imported later. */
export function scriptClosure(entries: readonly string[], { lazy }: { lazy: boolean }): Set<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const pattern of lazy ? [STATIC, LAZY] : [STATIC]) {
      for (const [, path = ''] of text.matchAll(pattern)) queue.push(join(dirname(file), path));
    }
  }
  return seen;
}
