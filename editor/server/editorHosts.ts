/** Headers of the editor for its hosts. The site's are in `scripts/hosts/`. */
import { fillTemplate, linesOf } from '../../scripts/hosts/fillTemplate.ts';
import { HIDDEN, SHARED_HEADERS } from '../../scripts/hosts/sharedHeaders.ts';

/**
 * What the editor's pages may do: nothing from elsewhere, no inline scripts, no inline styles.
 * @param asked origins that they may ask beside their own
 */
export const editorPolicy = (asked: readonly string[]): string =>
  [
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

/** The same for the worker, whose library for iPhones' photographs is WebAssembly. */
export const workerPolicy = (policy: string): string =>
  policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/** The policies of the page, its worker and the frame. */
export type EditorPolicies = Readonly<{ page: string; worker: string; frame: string }>;

/** Every response has these. The names of the worker and the frame stay as they are, so nothing is kept without being asked for. */
const HEADERS: Readonly<Record<string, string>> = {
  ...SHARED_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};
const POLICY = 'Content-Security-Policy';
/** Who may show the page in a frame; that of the frame's document says so itself. */
const UNFRAMED = "frame-ancestors 'none'";
/** What the policies of page and frame have in common. */
const COMMON = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

const linesFor = (headers: Readonly<Record<string, string>>, line: (name: string, value: string) => string) =>
  linesOf(Object.entries(headers), ([name, value]) => line(name, value));

/**
 * `_headers`, which Netlify and Cloudflare Pages read: they send the headers of every rule whose path matches. All policies of a file hold,
 * so what is sent with every file is only what they have in common; that of the page is in its head, too.
 */
export function editorHeaders({ worker, frame }: EditorPolicies): string {
  const rules = [
    ['/*', { ...HEADERS, [POLICY]: COMMON }],
    ['/assets/*', { [POLICY]: worker }],
    // Cloudflare leaves the ending out.
    ...['/frame.html', '/frame'].map((path) => [path, { [POLICY]: frame }] as const),
  ] as const;
  return linesOf(rules, ([path, headers]) => `${path}\n${linesFor(headers, (name, value) => `  ${name}: ${value}`)}\n`);
}

/** The rules for the editor's `server` block in nginx, which sets the root. */
export function editorNginx({ page, worker, frame }: EditorPolicies): string {
  const headers = (policy: string) =>
    linesFor({ ...HEADERS, [POLICY]: policy }, (name, value) => `    add_header ${name} ${quoted(value)} always;`);
  return fillTemplate('editor-nginx.conf', {
    page: headers(`${page}; ${UNFRAMED}`),
    worker: headers(worker),
    frame: headers(frame),
    hidden: HIDDEN,
  });
}

/** The rules for the editor's block in the `Caddyfile`, which sets the root. */
export function editorCaddy({ page, worker, frame }: EditorPolicies): string {
  return fillTemplate('editor.caddy', {
    headers: linesFor(HEADERS, (name, value) => `\t\t${name} ${quoted(value)}`),
    page: quoted(`${page}; ${UNFRAMED}`),
    worker: quoted(worker),
    frame: quoted(frame),
    hidden: HIDDEN,
  });
}

/** @throws Error for a text with characters that are special to nginx or Caddy */
function quoted(text: string): string {
  if (/["\\{}$\n]/.test(text)) throw new Error(`A server's configuration cannot quote this text: ${text}`);
  return `"${text}"`;
}
