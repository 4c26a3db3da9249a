/** The policies of the editor, and its headers for hosts. The site's are in `scripts/hosts/`. */
import { caddyHeaders, quoted } from '../hosts/caddyFile.ts';
import { fillTemplate } from '../hosts/fillTemplate.ts';
import { nginxHeaders } from '../hosts/nginxFiles.ts';
import { HIDDEN, SHARED_HEADERS } from '../hosts/sharedHeaders.ts';
import { createHeadersFile } from '../hosts/writeHostFiles.ts';

export type EditorPolicies = Readonly<Record<'page' | 'worker' | 'frame', string>>;

/** Returns the policies of page and worker: nothing inline, no other origins. @param asked origins that may be requested all the same */
export function editorPolicies(asked: readonly string[] = []): Omit<EditorPolicies, 'frame'> {
  const page = [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  // The library for iPhones' photographs is WebAssembly.
  return { page, worker: page.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'") };
}

/** Forbids framing; only a header can, not a policy in the document. */
export const UNFRAMED = "frame-ancestors 'none'";
export const POLICY = 'Content-Security-Policy';

/** Headers of every response. File names have no hashes, so caches have to revalidate. */
const HEADERS: Readonly<Record<string, string>> = {
  ...SHARED_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

/** What hosts read: `_headers`, and the rules for the editor's block in nginx and in a `Caddyfile`, which set the root. */
export function editorHostFiles({ page, worker, frame }: EditorPolicies) {
  const unframed = `${page}; ${UNFRAMED}`;
  const inNginx = (policy: string) => nginxHeaders({ ...HEADERS, [POLICY]: policy }, '    ');
  return {
    headers: createHeadersFile([
      // All policies of a file apply, so this one is common to page and frame. The page's own is in its head, too.
      ['/*', { ...HEADERS, [POLICY]: "base-uri 'none'; object-src 'none'; frame-ancestors 'self'" }],
      ['/assets/*', { [POLICY]: worker }],
      ['/frame.html', { [POLICY]: frame }],
      // Cloudflare drops the extension.
      ['/frame', { [POLICY]: frame }],
    ]),
    nginx: fillTemplate('editor-nginx.conf', {
      page: inNginx(unframed),
      worker: inNginx(worker),
      frame: inNginx(frame),
      hidden: HIDDEN,
    }),
    caddy: fillTemplate('editor.caddy', {
      headers: caddyHeaders(HEADERS),
      page: quoted(unframed),
      worker: quoted(worker),
      frame: quoted(frame),
      hidden: HIDDEN,
    }),
  };
}
