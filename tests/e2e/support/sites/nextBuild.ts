/** Makes another build of a built site without building it: a copy with other texts, and with their digests in its worker. */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Copies a site and changes its pages.
 * @param change returns the new content of a page
 */
export function makeNextBuild(root: string, copy: string, change: (html: string) => string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(root, copy, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  const sw = join(copy, 'sw.js');
  let worker = change(readFileSync(sw, 'utf8'));
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )) {
    const html = readFileSync(join(copy, name), 'utf8');
    const changed = change(html);
    writeFileSync(join(copy, name), changed);
    worker = worker.replaceAll(digestOf(html), digestOf(changed));
  }
  writeFileSync(sw, worker);
}
