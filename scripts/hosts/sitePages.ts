import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'node-html-parser';
import { SHARED_POLICY } from './sharedHeaders.ts';

export type SitePage = Readonly<{
  /** Its address: `/`, `/about`, `/404`. */
  path: string;
  /** Its file as an address: `/index.html`, `/about.html`. */
  file: string;
  /** Its policy as a header: what the `<meta>` in its head says, and what only a header can say. */
  policy: string;
}>;

/** The pages of a built folder, in the order of their files. */
export function readSitePages(root: string): readonly SitePage[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = `/${name.split(sep).join('/')}`;
      const path = file === '/index.html' ? '/' : file.replace(/\.html$/, '');
      return { path, file, policy: policyOf(readFileSync(join(root, name), 'utf8')) };
    });
}

/** A page without a policy of its own, which no build makes, has the one that is true for all. */
function policyOf(html: string): string {
  const [meta = ''] = /<meta http-equiv="?Content-Security-Policy[^>]*>/.exec(html) ?? [];
  const own = parse(meta).querySelector('meta')?.getAttribute('content');
  return own ? `${own}; frame-ancestors 'none'` : SHARED_POLICY;
}
