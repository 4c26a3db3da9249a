/** Makes another build of a built site without building it: a copy with other texts, and with their revisions in its worker. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageWithRevision } from '../../../../scripts/build/revision.ts';

const MARK = /<template id="(r\w{8})"><\/template>/;

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
    const [mark = '', revision = ''] = MARK.exec(html) ?? [];
    const changed = pageWithRevision(change(html.replace(mark, '')));
    writeFileSync(join(copy, name), changed.text);
    worker = worker.replaceAll(revision, changed.revision);
  }
  writeFileSync(sw, worker);
}
