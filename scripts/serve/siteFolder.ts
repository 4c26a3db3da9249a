/** The folder of a built site, as the server knows it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import sirv from 'sirv';
import { otherSpellings, type Redirect, readRedirectsFile } from '../hosts/redirects.ts';
import { contentTypeOf } from '../hosts/sharedHeaders.ts';

/** What a folder holds, as read once. */
export type Folder = Readonly<{
  version: string | undefined;
  files: ReturnType<typeof sirv>;
  notFound: Buffer;
  /** Paths of all pages. */
  pages: ReadonlySet<string>;
  /** Redirects by the requested path. */
  redirects: ReadonlyMap<string, Redirect>;
}>;

/**
 * Distinguishes a folder from the one it replaced. The inode alone does not: the system reuses the inodes of deleted
 * folders.
 */
export function versionOf(root: string): string | undefined {
  const stats = statSync(root, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.birthtimeMs} ${stats.ctimeMs}`;
}

/** Reads which files a folder has. A build replaces the folder. */
export function openFolder(root: string): Folder {
  // Read first: if the folder is replaced meanwhile, the next request notices.
  const version = versionOf(root);
  const files = sirv(resolve(root), {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const type = contentTypeOf(/\.(\w+)$/.exec(path)?.[1] ?? 'html');
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const file = join(root, '_redirects');
  const pages = listPages(root);
  const redirects = readRedirectsFile(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const spellings = otherSpellings(pages, redirects);
  return {
    version,
    files,
    notFound: readFileSync(join(root, '404.html')),
    pages: new Set(pages),
    redirects: new Map([...redirects, ...spellings].map((redirect) => [redirect.from, redirect])),
  };
}

/** Paths of all pages in a folder. */
function listPages(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map(
      (name) =>
        `/${name
          .split(sep)
          .join('/')
          .replace(/(?:^index)?\.html$/, '')}`,
    );
}
