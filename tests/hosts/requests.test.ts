/** What servers answer to unusual requests, as `requests.md` says: ours as nginx does, with our configuration. */
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApacheFiles } from '../../scripts/hosts/apacheFiles.ts';
import { createCaddyFile } from '../../scripts/hosts/caddyFile.ts';
import { createNginxSite, createNginxTables } from '../../scripts/hosts/nginxFiles.ts';
import { createRedirectsFile } from '../../scripts/hosts/redirects.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { askedOf, expectShared, HOSTS, KEPT, type RawResponse, type Running, rawRequest } from './servers.ts';

/** Each with the answer of every server: an empty cell is that of the first. */
const ROWS = Array.from(readFileSync('tests/hosts/requests.md', 'utf8').matchAll(/^\| `.*/gm), ([line]) => {
  const [, request = '', headers = '', first = '', caddy, apache] = line.split('|').map((cell) => cell.trim());
  const [path = '', method = 'GET'] = request.slice(1, -1).replace('<long>', 'a'.repeat(250)).split(' ').reverse();
  const pairs = Array.from(headers.matchAll(/`([^`:]+): ([^`]*)`/g), ([, name = '', value = '']) => [name, value]);
  const answers = { 'npm start': first, nginx: first, Caddy: caddy || first, Apache: apache || first };
  return { request, headers, method, path, pairs, first, answers: answers as Record<string, string> };
});

const LONG_AGO = new Date('2026-11-01T12:00:00Z');
const folder = temporaryFolder({}, afterAll);
const root = join(folder, 'site');

const PAGES = ['/', '/404', '/about', '/services', '/services/dentures', '/ta'];
const REDIRECTS = [
  { from: '/old', to: '/about', status: 301 as const },
  // Until the page is published in that language.
  { from: '/ta/about', to: '/about', status: 302 as const },
];
const FACTS = { variant: 'site', pages: PAGES, redirects: REDIRECTS };
const PICTURE = 'media/photo.webp';

const files = new Map<string, Buffer>();
function add(name: string, text: string | Buffer): void {
  const content = Buffer.from(text);
  files.set(name, content);
  if (/\.(?:html|js)$/.test(name)) {
    files.set(`${name}.br`, brotliCompressSync(content));
    files.set(`${name}.gz`, gzipSync(content));
  }
}
for (const page of PAGES) add(page === '/' ? 'index.html' : `${page.slice(1)}.html`, `<p>The page ${page}`.repeat(9));
add(PICTURE, Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251)));
for (const name of ['.git/config', '.env', 'assets/.map', '_headers', 'robots.txt', '.well-known/security.txt'])
  add(name, `The file ${name}`);
add('media/empty.webp', '');
add('assets/app.js', 'run();\n'.repeat(30));
add('_redirects', createRedirectsFile(REDIRECTS, 'site'));
for (const [name, text] of createApacheFiles(FACTS)) add(name, text);
add('../site.hosts/nginx-tables.conf', createNginxTables(FACTS));
add('../site.hosts/nginx-site.conf', createNginxSite(FACTS));
add('../site.hosts/site.caddy', createCaddyFile(FACTS));

beforeAll(() => {
  for (const [name, content] of files) {
    const file = join(root, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    // Apache does not trust the time of a file of this minute.
    utimesSync(file, LONG_AGO, LONG_AGO);
  }
});

const OF_THE_SITE = /^(?:20|30|404$|405)(?!.*\?$)/;

/** An answer in the words of the table: a file or a part of one is named only if these are its bytes. */
function wordsOf({ status, headers, body }: RawResponse): string {
  const { location, 'content-encoding': encoding = '', 'content-range': range, 'content-length': length } = headers;
  const ending = encoding && (encoding === 'gzip' ? '.gz' : `.${encoding}`);
  const [name] = [...files].find(([each, content]) => each.endsWith(ending) && content.equals(body)) ?? ['?'];
  const file = name.slice(0, name.length - ending.length);
  if (location) return `${status} ${location.replace(/^http:\/\/localhost:\d+(?=\/)/, '')}`;
  if (status === 200) return `200 ${body.length === 0 && length !== '0' ? `${length} bytes` : file} ${encoding}`.trim();
  if (status === 206) return `206 ${range ? partOf(range, body) : partsOf(body)}`;
  if (status === 404) return file === '404.html' ? '404' : '404, its own page';
  return `${status} ${range?.replace('bytes ', '') ?? ''}`.trim();
}

function partOf(range: string, part: Buffer): string {
  const [first = 0, last = 0] = (/\d+-\d+/.exec(range)?.[0] ?? '').split('-').map(Number);
  const isPart = [...files.values()].some((content) => content.subarray(first, last + 1).equals(part));
  return `${range.replace('bytes ', '')}${isPart || part.length === 0 ? '' : ' ?'}`;
}

function partsOf(body: Buffer): string {
  const heads = body.toString('latin1').matchAll(/Content-Range: (bytes (\d+)-(\d+)\/\d+)\r\n(?:.+\r\n)*\r\n/gi);
  return Array.from(heads, ({ index, 0: { length }, 1: range = '', 2: first, 3: last }) => {
    const start = index + length;
    return partOf(range, body.subarray(start, start + Number(last) - Number(first) + 1));
  }).join(', ');
}

describe.each(HOSTS)('$name', ({ name, isHere, sendsBrotli, start }) => {
  let running: Running | undefined;
  let [etag, modified] = ['', ''];
  const ask = (path: string, headers = {}, method = 'GET') =>
    rawRequest(running?.ports.site ?? 0, path, headers, method);
  beforeAll(async () => {
    if (!isHere) return;
    running = await start([{ variant: 'site', root }]);
    ({ etag = '', 'last-modified': modified = '' } = (await ask(`/${PICTURE}`)).headers);
  });
  afterAll(() => running?.stop());

  const rows = ROWS.filter(({ answers }) => sendsBrotli || !answers[name]?.endsWith(' br')).filter(
    ({ headers }) => name !== 'npm start' || !headers.includes('`Range:'),
  );
  test.skipIf(!isHere).each(rows)(
    'answers $request $headers',
    async ({ request, method, path, pairs, first, answers }) => {
      const fill = (value = '') => value.replace('<etag>', etag).replace('<modified>', modified);
      const response = await ask(path, Object.fromEntries(pairs.map(([key, value]) => [key, fill(value)])), method);
      const words = wordsOf(response);
      const caching = response.headers['cache-control'];
      // What a server refuses in its own words is no answer of the site.
      if (OF_THE_SITE.test(words)) expectShared(response, request);
      if (/ (?:br|gzip)$/.test(words)) expect(response.headers.vary).toContain('Accept-Encoding');
      if (/^404$|\.html\b/.test(words)) expect(caching).toBe(askedOf(name));
      if (/^20\d .*(?:photo|\/1000)/.test(words)) expect(caching).toBe(KEPT);
      // A newer version may do as nginx does.
      expect([answers[name], first]).toContain(words);
    },
  );
});

test('these are enough requests', () => expect(ROWS.length).toBeGreaterThanOrEqual(75));
