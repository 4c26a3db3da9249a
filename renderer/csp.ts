/** The Content Security Policy of a page, computed from what the page holds. */
import { createHash } from 'node:crypto';

/** The hash of the empty string: Emotion opens an empty style element before it adds the rules of an island. */
const EMPTY_STYLE = hashSource('');

/** `'sha256-…'` of an inline style or script. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

export type CspParts = Readonly<{
  /** Content of the page's style element. */
  style: string;
  /** Whether something on the page wakes up: Emotion then adds rules. */
  hasIslands: boolean;
  /** Content of inline scripts that the browser acts on (speculation rules). */
  inlineScripts: readonly string[];
  /** Origins of the payment provider, on the page that pays. */
  payment?: readonly string[];
  /** Origins of the tracking pixel, where the clinic turned it on. */
  pixel?: Readonly<{ script: string; report: string }>;
}>;

/** The policy for a `<meta>` element: everything not named is refused. */
export function createCsp({ style, hasIslands, inlineScripts, payment: provider = [], pixel }: CspParts): string {
  const [code, report] = pixel ? [[pixel.script], [pixel.report]] : [[], []];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...provider, ...code],
    'style-src': [hashSource(style), ...(hasIslands ? [EMPTY_STYLE] : []), ...provider],
    'img-src': ["'self'", ...provider, ...report],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...provider, ...report],
    ...(provider.length > 0 ? { 'frame-src': provider, 'font-src': provider } : {}),
    'form-action': provider.length > 0 ? ["'self'", ...provider] : ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
