/** `_redirects`, which Netlify and Cloudflare Pages read from the site's root. */
import type { Redirect } from './redirects.ts';

/** Limits of Cloudflare Pages for static redirects; none of ours has a placeholder. */
const MOST_REDIRECTS = 2000;
const LONGEST_LINE = 1000;

/**
 * The text of `_redirects`. Both hosts handle other spellings of a page's URL by themselves, and Netlify ignores a trailing slash
 * when matching: a rule for a page's own URL would redirect to itself.
 * @param site name of the site, for messages
 * @throws Error if Cloudflare Pages would ignore a part of it
 */
export function createRedirectsFile(redirects: readonly Redirect[], site: string): string {
  const lines = redirects
    .flatMap((redirect) => [redirect, { ...redirect, from: `${redirect.from}/` }])
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  if (lines.length > MOST_REDIRECTS) {
    throw new Error(
      `_redirects of ${site} has ${lines.length} lines, and Cloudflare Pages reads ${MOST_REDIRECTS}. Take names out of otherSlugs in the branch files.`,
    );
  }
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) {
    throw new Error(
      `_redirects of ${site} has a line of ${long.length} characters, and Cloudflare Pages reads ${LONGEST_LINE}: ${long.slice(0, 100)}...`,
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The redirects in a `_redirects` file written by `createRedirectsFile`, without trailing-slash duplicates. */
export function readRedirectsFile(text: string): readonly Redirect[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .filter((line) => !/^\S+\/ /.test(line))
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: status === '301' ? 301 : 302 };
    });
}
