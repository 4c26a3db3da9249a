/**
 * Scores a page by the rules of Mozilla’s HTTP Observatory: 100 points minus deductions; bonus points count from 90 up. Whatever is not as
 * the site should have it gets the most that the Observatory may deduct for it.
 * The host must provide what this cannot check: a valid certificate, and a redirect from http to https.
 */
import { parse } from 'node-html-parser';

export type Seen = Readonly<{ headers: Readonly<Record<string, string | string[] | undefined>>; html: string }>;

/** What a rule adds or deducts. */
type Finding = Readonly<{ rule: string; points: number }>;

export type Score = Readonly<{ points: number; grade: string; findings: readonly Finding[] }>;

const SIX_MONTHS = 15_552_000;
const ENOUGH_FOR_BONUS = 90;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const SAME_ORIGIN = ['same-origin', 'same-site'];
const OPENERS = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'];

/** The points and grade of a page served over https. */
export function score({ headers, html }: Seen): Score {
  const document = parse(html);
  const header = (name: string) => String(headers[name] ?? '');
  const meta = document.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? '';
  const sources = document.querySelectorAll('script').map((script) => script.getAttribute('src') ?? '');
  const age = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header('strict-transport-security'))?.[1] ?? 0);
  const findings = [
    policyFinding(header('content-security-policy'), meta),
    finding('cookies', headers['set-cookie'] === undefined, 0, -20),
    finding('other origins', header('access-control-allow-origin') === '', 0, -50),
    finding('referrers', PRIVATE.includes(header('referrer-policy')), 5, -5),
    finding('https only', age >= SIX_MONTHS, 0, -20),
    // The payment provider’s is not one of them: the island adds it when it wakes.
    finding('scripts of others', !sources.some((source) => /^(?:https?:)?\/\//.test(source)), 0, -50),
    finding('types', header('x-content-type-options') === 'nosniff', 0, -5),
    finding('frames', /(?:^|;)\s*frame-ancestors\s/.test(header('content-security-policy')), 5, -20),
    finding('use by others', SAME_ORIGIN.includes(header('cross-origin-resource-policy')), 10, 0),
    finding('openers', OPENERS.includes(header('cross-origin-opener-policy')), 10, 0),
  ];
  const sum = (wanted: (points: number) => boolean) =>
    findings.reduce((total, { points }) => total + (wanted(points) ? points : 0), 0);
  const base = 100 + sum((points) => points < 0);
  const points = Math.max(0, base + (base >= ENOUGH_FOR_BONUS ? sum((bonus) => bonus > 0) : 0));
  return { points, grade: points >= 100 ? 'A+' : 'A or less', findings };
}

const finding = (rule: string, isGood: boolean, bonus: number, deduction: number): Finding => ({
  rule,
  points: isGood ? bonus : deduction,
});

type Policy = ReadonlyMap<string, readonly string[]>;

const REFUSED = [
  ...['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'],
  ...["'unsafe-inline'", "'unsafe-eval'", 'data:'],
];

/** What header and `<meta>` allow together: nothing by default, no inline code or styles without a hash, and no insecure address. */
function policyFinding(header: string, meta: string): Finding {
  const texts = [...header.split(','), ...meta.split(',')].map((text) => text.trim()).filter((text) => text !== '');
  const policies = texts.map(parsePolicy).filter((policy) => policy !== undefined);
  const policy = policies.length === texts.length ? policies.reduce(together, new Map()) : new Map();
  const sources = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const executed = ['script-src', 'style-src', 'object-src'].flatMap((name) => withoutUselessInline(sources(name)));
  const isSafe =
    !executed.some((source) => REFUSED.includes(source)) &&
    ![...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source)) &&
    policy.get('default-src')?.join() === "'none'";
  return finding('policy', isSafe, 10, -25);
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
