/** `_redirects`, as Netlify and Cloudflare Pages read it in the folder of the site. */
import type { Redirect } from './redirects.ts';

/** What Cloudflare Pages reads; none of ours has a placeholder, so all are static ones. */
const MOST_REDIRECTS = 2000;
const LONGEST_LINE = 1000;

/**
 * The text of `_redirects`. Both hosts know the other spellings of a page's address by themselves, and Netlify takes an address
 * with a slash at its end for the same address: a rule for a page's own would lead to itself.
 * @param site name of the site, for messages
 * @throws Error when Cloudflare Pages would ignore a part of it
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

/** The redirects in the text of a `_redirects` that `createRedirectsFile` wrote, each of them once. */
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
