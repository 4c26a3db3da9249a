import type { PaymentHosts } from '../../branches/model/siteModel.ts';
import { sha256 } from '../../locales/model/sha256.ts';

/** `'sha256-…'` of an inline style or script. */
export function hashSource(content: string): string {
  return `'sha256-${sha256(content)}'`;
}

type CspParts = Readonly<{
  /** Content of the page's style element. */
  style: string;
  inlineScripts: readonly string[];
  /** On the payment page. */
  payment?: Readonly<{ script: string; hosts: PaymentHosts }>;
  /** On sites with a pixel. */
  pixel?: Readonly<{ script: string; report: string }>;
}>;

/** The policy of a page, for a `<meta>` element. It blocks everything that it does not list. */
export function createCsp({ style, inlineScripts, payment, pixel }: CspParts): string {
  const [code, report] = pixel ? [[pixel.script], [pixel.report]] : [[], []];
  const provider = (kind: keyof PaymentHosts) =>
    payment ? [...new Set([new URL(payment.script).origin, ...payment.hosts[kind]])] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...provider('scripts'), ...code],
    'style-src': [hashSource(style), ...provider('scripts')],
    'img-src': ["'self'", ...provider('pictures'), ...report],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...provider('connections'), ...report],
    ...(payment ? { 'frame-src': provider('frames'), 'font-src': provider('scripts') } : {}),
    'form-action': payment ? ["'self'", ...provider('frames')] : ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
