/** The built sites on real servers, with the files that the build wrote for each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../scripts/build/files/filesIn.ts';
import { BUILT } from '../html/support/built.ts';
import type { BuiltPage } from '../html/support/readBuilt.ts';
import { askedOf, expectShared, HOSTS, KEPT, type RawResponse, type Running, rawRequest } from './servers.ts';

const addresses = (pages: readonly BuiltPage[]) => pages.filter(({ path }) => path !== '/404');
const spellingsOf = (path: string) =>
  path === '/' ? ['/index', '/index.html'] : ['/', '.html', '/index', '/index.html'].map((ending) => path + ending);

/** Where a response leads, without the server’s own origin, which Apache adds. */
function targetOf({ headers }: RawResponse, port: number): string | undefined {
  return headers.location?.replace(new RegExp(`^http://localhost:${port}(?=/)`), '');
}

describe.each(HOSTS)('$name', ({ name, isHere, start }) => {
  let running: Running | undefined;
  beforeAll(async () => {
    if (isHere) running = await start();
  });
  afterAll(() => running?.stop());
  const from = (variant: string, path: string, headers?: Record<string, string>, method?: string) =>
    rawRequest(running?.ports[variant] ?? 0, path, headers, method);
  const leadsTo = async (variant: string, path: string) => {
    const response = await from(variant, path);
    return { ...response, target: targetOf(response, running?.ports[variant] ?? 0) };
  };
  const ASKED = askedOf(name);
  // Skipped tests are reported.
  const testHere = test.skipIf(!isHere);

  testHere.each(BUILT)(
    'serves every page of $variant at its address, with the shared headers',
    async ({ variant, pages }) => {
      expect(pages.length).toBeGreaterThan(20);
      for (const page of pages) {
        const response = await from(variant, page.path);
        const { status, headers, body } = response;
        expect({ path: page.path, status, type: headers['content-type'] }).toEqual({
          path: page.path,
          status: 200,
          type: 'text/html; charset=utf-8',
        });
        expect(body.equals(readFileSync(page.file)), page.path).toBe(true);
        expect(headers['cache-control'], page.path).toBe(ASKED);
        expectShared(response, page.path);
      }
    },
  );

  testHere.each(BUILT)(
    'redirects every other spelling of an address of $variant to the page, in one step',
    async ({ variant, pages }) => {
      for (const { path } of addresses(pages)) {
        for (const spelling of spellingsOf(path)) {
          const response = await leadsTo(variant, spelling);
          expect([response.status, response.target], spelling).toEqual([301, path]);
          expectShared(response, spelling);
        }
      }
      expect((await leadsTo(variant, '/about/?from=chat&a=%20')).target).toBe('/about?from=chat&a=%20');
    },
  );

  testHere.each(BUILT)(
    'redirects old and misspelt addresses of $variant to a page',
    async ({ variant, root, site, pages }) => {
      const lines = readFileSync(join(root, '_redirects'), 'utf8').trimEnd().split('\n');
      const paths = pages.map(({ path }) => path);
      for (const line of lines) {
        const [asked = '', to = '', status] = line.split(' ');
        const { status: got, target } = await leadsTo(variant, asked);
        expect([got, target], asked).toEqual([Number(status), to]);
        expect(paths).toContain(to);
      }
      const perambur = '/contact/online-dentist-appointment-booking-perambur';
      const hasPerambur = site.branches.some(({ id }) => id === 'chennai');
      expect((await from(variant, perambur)).status).toBe(hasPerambur ? 301 : 404);
      expect((await leadsTo(variant, '/testimonials')).target).toBe('/reviews');
    },
  );

  test.skipIf(!isHere || name === 'npm start')(
    'lets the editor read what the site was built from, and nothing else',
    async () => {
      const readers = async (path: string) => (await from('combined', path)).headers['access-control-allow-origin'];
      expect(await readers('/version.json')).toBe('*');
      for (const path of ['/', '/robots.txt', '/no-such.json']) expect(await readers(path), path).toBeUndefined();
    },
  );

  testHere.each(BUILT)(
    'serves every other file of $variant with its type, and caches hashed files for a year',
    async ({ variant, root }) => {
      const plain = filesIn(root).filter((file) => /\.\w+$/.test(file) && !/\.(?:html|br|gz|htaccess)$/.test(file));
      const seen = new Set<string>();
      for (const file of plain) {
        // All pictures of one type in a folder are served alike.
        const kind = `${file.split('/')[0]} ${file.split('.').at(-1)}`;
        if (seen.has(kind)) continue;
        seen.add(kind);
        const response = await from(variant, `/${file}`);
        const { status, headers, body } = response;
        expect([status, headers['content-type']], file).toEqual([200, typeOf(file)]);
        expect(body.equals(readFileSync(join(root, file))), file).toBe(true);
        expect(headers['cache-control'], file).toBe(/^(?:assets|media)\//.test(file) ? KEPT : ASKED);
        expectShared(response, file);
      }
      expect([...seen]).toEqual(expect.arrayContaining(['media avif', 'media webp', 'assets js', 'sw.js js']));
    },
  );
});

/** Texts by their endings; other endings say themselves what a picture or data is. */
const TEXTS: Readonly<Record<string, string>> = { js: 'javascript', txt: 'plain', vcf: 'vcard', xml: 'xml' };
const OTHERS: Readonly<Record<string, string>> = {
  webmanifest: 'application/manifest+json',
  json: 'application/json',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
};

function typeOf(file: string): string {
  const ending = file.split('.').at(-1) ?? '';
  return TEXTS[ending] ? `text/${TEXTS[ending]}; charset=utf-8` : (OTHERS[ending] ?? `image/${ending}`);
}
