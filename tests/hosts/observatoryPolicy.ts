import type { Finding } from './finding.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

/** The Observatory’s policy test: what header and `<meta>` allow together. */
export function scorePolicy(header: string, meta: string): Finding {
  const texts = [...header.split(','), ...meta.split(',')].map((text) => text.trim()).filter((text) => text !== '');
  if (texts.length === 0) return { found: 'csp-not-implemented', points: -25 };
  const policies = texts.map(parsePolicy);
  if (policies.includes(undefined)) return { found: 'csp-header-invalid', points: -25 };
  const policy = policies.filter((one) => one !== undefined).reduce(together);

  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const script = withoutUselessInline(sources('script-src'));
  const style = withoutUselessInline(sources('style-src'));
  const allows = (list: readonly string[], refused: readonly string[]) =>
    list.some((source) => refused.includes(source));
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, list]) => list);

  if (allows(script, [...BROAD, ...INLINE]) || allows(sources('object-src'), BROAD))
    return { found: 'csp-implemented-with-unsafe-inline', points: -20 };
  if (active.some(isInsecure)) return { found: 'csp-implemented-with-insecure-scheme', points: -20 };
  if (allows([...script, ...style], ["'unsafe-eval'"]))
    return { found: 'csp-implemented-with-unsafe-eval', points: -10 };
  if (PASSIVE.flatMap(sources).some(isInsecure))
    return { found: 'csp-implemented-with-insecure-scheme-in-passive-content-only', points: -10 };
  if (allows(style, [...BROAD, ...INLINE]))
    return { found: 'csp-implemented-with-unsafe-inline-in-style-src-only', points: 0 };
  return policy.get('default-src')?.join() === "'none'"
    ? { found: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { found: 'csp-implemented-with-no-unsafe', points: 5 };
}

/** Parses directives and sources; undefined for a policy with a duplicate directive. */
function parsePolicy(text: string): Policy | undefined {
  const directives = text
    .split(';')
    .map((part) => part.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => [name, sources.length > 0 ? sources : ["'none'"]] as const);
  const policy = new Map(directives);
  return policy.size === directives.length && policy.size > 0 ? policy : undefined;
}

/** Returns what two policies allow together; a directive in only one of them applies unchanged. */
function together(one: Policy, other: Policy): Policy {
  const common = [...one].map(([name, sources]) => {
    const others = other.get(name);
    const both = others ? sources.filter((source) => others.includes(source)) : sources;
    return [name, both.length > 0 ? both : ["'none'"]] as const;
  });
  return new Map([...[...other].filter(([name]) => !one.has(name)), ...common]);
}

/** Browsers ignore `'unsafe-inline'` next to a hash or a nonce. */
function withoutUselessInline(sources: readonly string[]): readonly string[] {
  const hasHash = sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source));
  return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}
