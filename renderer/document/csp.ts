/** The Content Security Policy of a page, computed from what the page holds. */
import { createHash } from 'node:crypto';
import type { PaymentHosts } from '../../branches/model/siteModel.ts';

/** The hash of the empty string: Emotion opens an empty style element before it adds the rules of an island. */
const EMPTY_STYLE = hashSource('');

/** `'sha256-…'` of an inline style or script. */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

export type CspParts = Readonly<{
  /** Content of the page's style element. */
  style: string;
  /** Whether something on the page wakes up: Emotion then adds rules. */
  hasIslands: boolean;
  /** Content of inline scripts that the browser acts on (speculation rules). */
  inlineScripts: readonly string[];
  /** The script of the payment provider and the origins that it needs, on the page that pays. */
  payment?: Readonly<{ script: string; hosts: PaymentHosts }>;
  /** Origins of the tracking pixel, where the clinic turned it on. */
  pixel?: Readonly<{ script: string; report: string }>;
}>;

/** The policy for a `<meta>` element: everything not named is refused. */
export function createCsp({ style, hasIslands, inlineScripts, payment, pixel }: CspParts): string {
  const [code, report] = pixel ? [[pixel.script], [pixel.report]] : [[], []];
  const provider = (kind: keyof PaymentHosts) =>
    payment ? [...new Set([new URL(payment.script).origin, ...payment.hosts[kind]])] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...provider('scripts'), ...code],
    'style-src': [hashSource(style), ...(hasIslands ? [EMPTY_STYLE] : []), ...provider('scripts')],
    'img-src': ["'self'", ...provider('pictures'), ...report],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...provider('connections'), ...report],
    ...(payment ? { 'frame-src': provider('frames'), 'font-src': provider('scripts') } : {}),
    'form-action': payment ? ["'self'", ...provider('frames')] : ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
