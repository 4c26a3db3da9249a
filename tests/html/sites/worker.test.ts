/** The service worker of each site: it knows every page that the build wrote, and what it keeps fits. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { telLink, whatsappLink } from '../../../branches/model/links.ts';
import type { WorkerFacts } from '../../../renderer/worker/facts.ts';
import { lengthIn } from '../../../renderer/worker/whole.ts';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { pageWithRevision } from '../../../scripts/build/revision.ts';
import { BUILT } from '../support/built.ts';
import { textOf, valuesOf } from '../support/readBuilt.ts';

const LIMIT = 3_000_000;

/** Reads what the build has written into a worker. */
function readWorker(root: string): WorkerFacts {
  const [, facts = ''] = /^self\.__FACTS=(\{.+?\}\});/.exec(readFileSync(join(root, 'sw.js'), 'utf8')) ?? [];
  return JSON.parse(facts);
}

const MARK = /<template id="r\w{8}"><\/template>(?=<\/body>\s*<\/html>$)/;
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const largest = (sizes: readonly number[], count: number) =>
  sum(sizes.toSorted((one, other) => other - one).slice(0, count));

describe.each(BUILT)('the service worker of $variant', ({ root, pages, site }) => {
  const facts = readWorker(root);

  test('knows every page, but for the not-found page, by what stands at its end and names its content', () => {
    for (const [path, revision] of Object.entries(facts.revisions)) {
      const text = readFileSync(join(root, fileOf(path)), 'utf8');
      const [mark = ''] = MARK.exec(text) ?? [];
      expect(mark, path).toContain(revision);
      // Another content, another name.
      expect(pageWithRevision(text.replace(mark, '')), path).toEqual({ text, revision });
    }
    const paths = pages.map(({ path }) => path).filter((path) => path !== '/404');
    expect(Object.keys(facts.revisions).toSorted()).toEqual(paths.toSorted());
  });

  test('can tell from its name how long each picture and script is', () => {
    const names = filesIn(root).filter((name) => /^(?:media|assets)\/.*\.(?:avif|webp|js)$/.test(name));
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(lengthIn(name), name).toBe(statSync(join(root, name)).size);
  });

  test('keeps one page in advance, which says how to reach every branch, and when, and gives first aid', () => {
    const { offline = '' } = facts.languages[''] ?? {};
    const page = pages.find(({ path }) => path === offline);
    const links = page ? valuesOf(page.document, 'main a', 'href') : [];
    const text = page ? textOf(page.document.querySelector('main') ?? page.document) : '';
    for (const { phone, whatsapp, address, exceptions } of site.branches) {
      expect(links).toContain(telLink(phone));
      if (whatsapp) expect(links).toContain(whatsappLink(whatsapp));
      expect(text).toContain(address.postcode);
      for (const { day } of exceptions)
        expect(page?.document.querySelector(`main [data-exception="${day}"]`)).not.toBeNull();
    }
    expect(page?.document.querySelectorAll('main dl')).toHaveLength(site.branches.length);
    expect(page?.document.querySelectorAll('main :is(#emergency, #knocked-out, #swollen, #bleeding)')).toHaveLength(4);
    expect(page?.document.querySelectorAll('main :is(img, [href^="/"])'), 'nothing needs a connection').toHaveLength(0);
  });

  test('never fills more than 3 MB, whichever pages and pictures a patient has seen', () => {
    const names = filesIn(root);
    const most = (pattern: RegExp, count: number) =>
      largest(
        names.filter((name) => pattern.test(name)).map((name) => statSync(join(root, name)).size),
        count,
      );
    const kept = [
      most(/\.html$/, Object.keys(facts.languages).length),
      most(/\.html$/, facts.most.pages),
      most(/^media\/.*\.(?:avif|webp|jpg)$/, facts.most.pictures),
      most(/^assets\/.*\.js$/, facts.most.scripts),
      most(/^sw\.js$/, 1),
    ];
    expect(sum(kept)).toBeLessThan(LIMIT);
    expect(facts.most.pages, 'enough for a visit').toBeGreaterThan(12);
  });
});
