/** The service worker of each site: it knows every page that the build wrote, and what it keeps fits. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WorkerFacts } from '../../../renderer/worker/facts.ts';
import { lengthIn } from '../../../renderer/worker/whole.ts';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { withRevision } from '../../../site/pages/revision.ts';
import { BUILT } from '../support/built.ts';

const LIMIT = 3_000_000;

/** Reads what the build has written into a worker. */
function readWorker(root: string): WorkerFacts {
  const [, facts = ''] = /^self\.__FACTS=(\{.+?\}\});/.exec(readFileSync(join(root, 'sw.js'), 'utf8')) ?? [];
  return JSON.parse(facts);
}

/** Near the end of a page, and of a contact. */
const MARK = /<template id="r\w{8}"><\/template>(?=<\/body>\s*<\/html>$)|X-REVISION:r\w{8}\r\n(?=END:VCARD\r\n$)/;
const END = /<\/body>\s*<\/html>$|END:VCARD\r\n$/;
const fileOf = (path: string) =>
  path === '/' ? 'index.html' : /\.vcf$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const largest = (sizes: readonly number[], count: number) =>
  sum(sizes.toSorted((one, other) => other - one).slice(0, count));

describe.each(BUILT)('the service worker of $variant', ({ root, pages, site }) => {
  const facts = readWorker(root);

  test('knows every page and contact, but for the not-found page, by what stands at its end and names its content', () => {
    for (const [path, revision] of Object.entries(facts.revisions)) {
      const text = readFileSync(join(root, fileOf(path)), 'utf8');
      const [mark = ''] = MARK.exec(text) ?? [];
      expect(mark, path).toContain(revision);
      // Another content, another name.
      expect(
        withRevision(text.replace(mark, ''), END.exec(text)?.[0] ?? '', () => mark),
        path,
      ).toEqual({ text, revision });
    }
    const contacts = site.branches.map(({ id }) => `/${id}.vcf`);
    const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(Object.keys(facts.revisions).toSorted()).toEqual([...paths, ...contacts].toSorted());
  });

  test('can tell from its name how long each picture and script is', () => {
    const names = filesIn(root).filter((name) => /^(?:media|assets)\/.*\.(?:avif|webp|js)$/.test(name));
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(lengthIn(name), name).toBe(statSync(join(root, name)).size);
  });

  test('always keeps the home page, contact, tooth pain and the contacts for the phone', () => {
    const contacts = site.branches.map(({ id }) => `/${id}.vcf`);
    expect(facts.languages['']?.always).toEqual(['/', '/contact', '/tooth-pain-relief', ...contacts]);
    expect(facts.languages['']?.offline).toBe('/offline');
  });

  test('never fills more than 3 MB, whichever pages and pictures a patient has seen', () => {
    const names = filesIn(root);
    const most = (pattern: RegExp, count: number) =>
      largest(
        names.filter((name) => pattern.test(name)).map((name) => statSync(join(root, name)).size),
        count,
      );
    const kept = [
      ...Object.values(facts.languages).map(({ always }) => most(/\.html$/, always.length)),
      most(/\.html$/, facts.most.pages),
      most(/^media\/.*\.(?:avif|webp|jpg)$/, facts.most.pictures),
      most(/^assets\/.*\.js$/, facts.most.scripts),
      most(/^sw\.js$/, 1),
    ];
    expect(sum(kept)).toBeLessThan(LIMIT);
    expect(facts.most.pages, 'enough for a visit').toBeGreaterThan(12);
  });
});
