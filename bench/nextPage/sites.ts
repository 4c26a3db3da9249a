/** Copies of the built site that get the next page ready in different ways. */
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SPECULATION_RULES } from '../../renderer/document/inlineScripts.ts';
import { SITE } from '../servers.ts';
import { WAYS, type Way } from './result.ts';

const FOLDER = '.cache/bench/nextPage';

/** The service worker of the built site, if it has one. */
const WORKER = 'sw.js';

/** What the browser is seen to do with the next page in at least half of the runs. */
type Expected = Readonly<{ way: Way; kind: 'fetched' | 'rendered' }>;

type Kind = Readonly<{
  name: string;
  /** Speculation rules; absent for those of the built site. */
  rules?: object | 'none';
  /** How it is opened; absent for every way. */
  ways?: readonly Way[];
  /** Whether pages fade into each other. */
  fades: boolean;
  hasWorker: boolean;
  expected: readonly Expected[];
}>;

const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.vcf' } }] };
const FETCH = [{ where: PAGES, eagerness: 'moderate' }];
const RENDER = [{ where: PAGES, eagerness: 'conservative' }];

/** Of the rules of the built site, those that only fetch. */
const { prefetch: FETCH_IN_SIGHT } = JSON.parse(SPECULATION_RULES);

/** What the others are compared with. */
export const PLAIN = 'plain documents';

/** Pages were once made ready by the first of these; the last are as they are built. */
export const SITES: readonly Kind[] = [
  {
    name: 'rendered on touch',
    rules: { prefetch: FETCH, prerender: RENDER },
    fades: true,
    hasWorker: false,
    expected: [
      { way: 'touch', kind: 'rendered' },
      { way: 'mouse', kind: 'fetched' },
    ],
  },
  {
    name: 'fetched on touch',
    rules: { prefetch: FETCH },
    fades: true,
    hasWorker: false,
    expected: [{ way: 'mouse', kind: 'fetched' }],
  },
  { name: PLAIN, rules: 'none', fades: true, hasWorker: false, expected: [] },
  { name: 'plain, without fading', rules: 'none', fades: false, hasWorker: false, expected: [] },
  {
    name: 'as built',
    fades: false,
    hasWorker: false,
    expected: [
      { way: 'in sight', kind: 'rendered' },
      { way: 'mouse', kind: 'fetched' },
    ],
  },
  {
    name: 'as built, never rendered',
    rules: { prefetch: FETCH_IN_SIGHT },
    ways: ['in sight'],
    fades: false,
    hasWorker: false,
    expected: [{ way: 'in sight', kind: 'fetched' }],
  },
  {
    name: 'as built, with its worker',
    ways: ['touch', 'in sight'],
    fades: false,
    hasWorker: true,
    expected: [{ way: 'in sight', kind: 'fetched' }],
  },
];

/** A copy of the site. */
export type Site = Readonly<{ name: string; root: string; hasWorker: boolean; ways: readonly Way[] }>;

/** Writes the copies. Only the given pages differ, in their rules and styles; the one with a worker is left out where the built site has none. */
export async function writeSites(paths: readonly string[]): Promise<readonly Site[]> {
  await rm(FOLDER, { recursive: true, force: true });
  const kinds = SITES.filter(({ hasWorker }) => !hasWorker || existsSync(join(SITE, WORKER)));
  const sites: Site[] = [];
  for (const [i, kind] of kinds.entries()) {
    const root = join(FOLDER, String(i));
    await cp(SITE, root, { recursive: true });
    // Its policies know only the built pages.
    await rm(join(root, '_headers'), { force: true });
    if (!kind.hasWorker)
      for (const ending of ['', '.br', '.gz']) await rm(join(root, WORKER + ending), { force: true });
    for (const path of paths) await rewrite(join(root, path === '/' ? 'index.html' : `${path}.html`), kind);
    sites.push({ name: kind.name, root, hasWorker: kind.hasWorker, ways: kind.ways ?? WAYS });
  }
  return sites;
}

async function rewrite(file: string, { rules, fades }: Kind): Promise<void> {
  const script = (content: object | 'none') =>
    content === 'none' ? '' : `<script type="speculationrules">${JSON.stringify(content)}</script>`;
  const html = (await readFile(file, 'utf8'))
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script type="speculationrules">[\s\S]*?<\/script>/, (own) => (rules ? script(rules) : own))
    .replace('</style>', fades ? '@view-transition{navigation:auto}</style>' : '</style>')
    // The browser reports when it is painted.
    .replace('<h1', '<h1 elementtiming="title"');
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  await rm(`${file}.gz`);
}
