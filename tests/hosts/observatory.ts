/**
 * Scores a page by the rules of Mozilla’s HTTP Observatory: 100 points minus deductions; bonus points count from 90 up.
 * The tests for cookies and CORS are short, since the site sets no cookies and allows no other origins.
 * The host must provide what this cannot check: a valid certificate, and a redirect from http to https.
 */
import { type HTMLElement, parse } from 'node-html-parser';

export type Seen = Readonly<{ headers: Readonly<Record<string, string | string[] | undefined>>; html: string }>;

export type Score = Readonly<{ points: number; grade: string; findings: readonly Finding[] }>;

const SIX_MONTHS = 15_552_000;
const ENOUGH_FOR_BONUS = 90;

const GRADES: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** Returns the points and grade of a page served over https. */
export function score(seen: Seen): Score {
  const document = parse(seen.html);
  const header = (name: string) => String(seen.headers[name] ?? '');
  const findings = [
    scorePolicy(header('content-security-policy'), metaPolicy(document)),
    cookies(seen.headers['set-cookie']),
    cors(header('access-control-allow-origin'), header('access-control-allow-credentials')),
    referrer(header('referrer-policy')),
    transport(header('strict-transport-security')),
    integrity(document),
    sniffing(header('x-content-type-options')),
    framing(header('x-frame-options'), header('content-security-policy')),
    oneOf('corp', header('cross-origin-resource-policy'), { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
    oneOf('coop', header('cross-origin-opener-policy'), {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'noopener-allow-popups': 10,
      'unsafe-none': 0,
    }),
    oneOf('coep', header('cross-origin-embedder-policy'), { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }),
  ];
  const sum = (wanted: (points: number) => boolean) =>
    findings
      .map(({ points }) => points)
      .filter(wanted)
      .reduce((total, points) => total + points, 0);
  const base = 100 + sum((points) => points < 0);
  const points = Math.max(0, base + (base >= ENOUGH_FOR_BONUS ? sum((bonus) => bonus > 0) : 0));
  const grade = GRADES.find(([from]) => points >= from)?.[1] ?? 'F';
  return { points, grade, findings };
}

function metaPolicy(document: HTMLElement): string {
  const meta = document.querySelector('meta[http-equiv=Content-Security-Policy]');
  return meta?.getAttribute('content') ?? '';
}

function cookies(set: string | string[] | undefined): Finding {
  if (set === undefined) return { found: 'cookies-not-found', points: 0 };
  const all = [set].flat().every((cookie) => /;\s*secure/i.test(cookie));
  return all ? { found: 'cookies-secure', points: 0 } : { found: 'cookies-without-secure-flag', points: -20 };
}

function cors(origin: string, credentials: string): Finding {
  const open = origin !== '' && origin !== '*' && credentials === 'true';
  return open
    ? { found: 'cross-origin-resource-sharing-implemented-with-universal-access', points: -50 }
    : { found: 'cross-origin-resource-sharing-not-implemented', points: 0 };
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const TELLING = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function referrer(value: string): Finding {
  if (value === '') return { found: 'referrer-policy-not-implemented', points: 0 };
  const known = value
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => [...PRIVATE, ...TELLING].includes(one));
  const last = known.at(-1);
  if (last === undefined) return { found: 'referrer-policy-header-invalid', points: -5 };
  return PRIVATE.includes(last)
    ? { found: 'referrer-policy-private', points: 5 }
    : { found: 'referrer-policy-unsafe', points: -5 };
}

function transport(value: string): Finding {
  if (value === '') return { found: 'hsts-not-implemented', points: -20 };
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return { found: 'hsts-header-invalid', points: -20 };
  return Number(age) < SIX_MONTHS
    ? { found: 'hsts-implemented-max-age-less-than-six-months', points: -10 }
    : { found: 'hsts-implemented-max-age-at-least-six-months', points: 0 };
}

/**
 * Checks scripts in the document. The payment provider’s is not one of them: the island adds it when it
 * wakes, and it can have no hash, because the provider changes it.
 */
function integrity(document: HTMLElement): Finding {
  const scripts = document.querySelectorAll('script');
  const foreign = scripts.filter((script) => /^(?:https?:)?\/\//.test(script.getAttribute('src') ?? ''));
  if (scripts.length === 0) return { found: 'sri-not-implemented-but-no-scripts-loaded', points: 0 };
  if (foreign.length === 0)
    return { found: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
  const isSecure = foreign.every((script) => script.getAttribute('src')?.startsWith('https:'));
  const isHashed = foreign.every((script) => script.getAttribute('integrity'));
  if (isHashed) {
    return isSecure
      ? { found: 'sri-implemented-and-external-scripts-loaded-securely', points: 5 }
      : { found: 'sri-implemented-but-external-scripts-not-loaded-securely', points: -20 };
  }
  return isSecure
    ? { found: 'sri-not-implemented-but-external-scripts-loaded-securely', points: -5 }
    : { found: 'sri-not-implemented-and-external-scripts-not-loaded-securely', points: -50 };
}

function sniffing(value: string): Finding {
  if (value.trim().toLowerCase() === 'nosniff') return { found: 'x-content-type-options-nosniff', points: 0 };
  return {
    found: value === '' ? 'x-content-type-options-not-implemented' : 'x-content-type-options-header-invalid',
    points: -5,
  };
}

function framing(value: string, policy: string): Finding {
  if (/(?:^|;)\s*frame-ancestors\s/.test(policy)) return { found: 'x-frame-options-implemented-via-csp', points: 5 };
  if (value === '') return { found: 'x-frame-options-not-implemented', points: -20 };
  return /^(?:deny|sameorigin)$/i.test(value.trim())
    ? { found: 'x-frame-options-sameorigin-or-deny', points: 5 }
    : { found: 'x-frame-options-header-invalid', points: -20 };
}

function oneOf(name: string, value: string, known: Readonly<Record<string, number>>): Finding {
  if (value === '') return { found: `${name}-not-implemented`, points: 0 };
  const points = known[value.trim().toLowerCase()];
  return points === undefined ? { found: `${name}-header-invalid`, points: -5 } : { found: `${name}-${value}`, points };
}

type Policy = ReadonlyMap<string, readonly string[]>;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

/** The Observatory’s policy test: what header and `<meta>` allow together. */
function scorePolicy(header: string, meta: string): Finding {
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

/** The result of one test in the Observatory’s terms, and the points that it adds or deducts. */
type Finding = Readonly<{ found: string; points: number }>;
