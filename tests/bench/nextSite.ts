/** The two pages of `npm run bench -- nextPage` on Next.js, with the words, styles and pictures of ours. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypeOf } from '../../scripts/hosts/sharedHeaders.ts';
import { SITE } from './servedSite.ts';

const SOURCE = 'tests/bench/next';
const APP = '.cache/bench/next';

/** Chromium reports when an element is painted only if it is marked. */
export const markTitle = (html: string) => html.replace('<h1', '<h1 elementtiming="title"');

/**
 * @param root where the site is to be, without what was there
 * @returns "Next" with its version
 * @throws Error if it cannot be installed or built
 */
export function buildNextSite(root: string): string {
  cpSync(SOURCE, APP, { recursive: true });
  run('npm', 'ci', '--no-audit', '--no-fund');
  const pages = { index: readPage('index.html'), services: readPage('services.html') };
  const { style, header, footer } = pages.index;
  writeFileSync(join(APP, 'words.json'), JSON.stringify({ style, header, footer, pages }));
  rmSync(join(APP, '.next'), { recursive: true, force: true });
  run('npx', 'next', 'build');
  rmSync(root, { recursive: true, force: true });
  cpSync(join(APP, 'out'), root, { recursive: true });
  cpSync(join(SITE, 'media'), join(root, 'media'), { recursive: true });
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|js|css|txt)$/.test(file))
      writeFileSync(join(root, `${file}.br`), brotliCompressSync(readFileSync(join(root, file))));
  return `Next ${JSON.parse(readFileSync(join(APP, 'node_modules/next/package.json'), 'utf8')).version}`;
}

/** Ours hides files whose names begin with "_". */
export function createNextServer(root: string): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`;
    const file = join(root, path);
    const coded = existsSync(`${file}.br`);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': contentTypeOf(extname(path).slice(1)) ?? 'text/plain',
      'Cache-Control': path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(coded ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(readFileSync(coded ? `${file}.br` : file));
  });
}

function run(name: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(name, args, {
    cwd: APP,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** The parts of a built page: its icons go with its content. */
function readPage(file: string) {
  const html = markTitle(readFileSync(join(SITE, file), 'utf8'));
  const between = (before: string, after: string) => {
    const [, rest = ''] = html.split(before);
    const [part = ''] = rest.split(after);
    return part;
  };
  const main = html.indexOf('<main');
  const end = html.indexOf('</main>') + '</main>'.length;
  const icons = html.lastIndexOf('<div', html.indexOf('<symbol'));
  const last = html.indexOf('<!--/email_off-->');
  return {
    title: between('<title>', '</title>'),
    style: between('<style>', '</style>'),
    header: html.slice(html.indexOf('<header'), main),
    content: html.slice(main, end) + html.slice(icons, last),
    footer: html.slice(end, icons),
  };
}
