/** The score of every page in Mozilla’s HTTP Observatory, as `npm start` serves it, and the cost of weaker headers. */
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { SHARED_HEADERS, SHARED_POLICY } from '../../scripts/hosts/sharedHeaders.ts';
import { createStaticServer } from '../../scripts/serve/staticServer.ts';
import { BUILT } from '../html/support/built.ts';
import { type Seen, score } from './observatory.ts';
import { rawRequest } from './rawRequest.ts';

describe.each(BUILT)('the Observatory', ({ variant, root, pages }) => {
  test(`rates every page of ${variant} A+ without deductions`, async () => {
    const server = createStaticServer(root).listen(0);
    const { port } = server.address() as AddressInfo;
    for (const { path } of pages) {
      const { headers, body } = await rawRequest(port, path);
      const { grade, points, findings } = score({ headers, html: String(body) });
      expect(
        findings.filter((finding) => finding.points < 0),
        path,
      ).toEqual([]);
      expect([grade, points], path).toEqual(['A+', 140]);
    }
    server.close();
  });

  test(`rates ${variant} A+ on a host with the same headers for all pages, and B or less without headers`, () => {
    const shared = lowerCase({ ...SHARED_HEADERS, 'Content-Security-Policy': SHARED_POLICY });
    for (const { html } of pages) {
      expect(score({ headers: shared, html })).toMatchObject({ grade: 'A+', points: 140 });
      expect(score({ headers: {}, html }).points).toBeLessThan(80);
    }
  });
});

function lowerCase(headers: Readonly<Record<string, string>>): Seen['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; frame-ancestors 'none'";
const STRONG = lowerCase({ ...SHARED_HEADERS, 'Content-Security-Policy': POLICY });
const PAGE = '<script src="/own.js"></script>';

/** Returns the finding that a change causes, and the resulting grade. */
function changed(headers: Seen['headers'], html = PAGE) {
  const before = score({ headers: STRONG, html: PAGE }).findings.map(({ found }) => found);
  const { findings, grade } = score({ headers: { ...STRONG, ...headers }, html });
  const [finding] = findings.filter(({ found }) => !before.includes(found));
  return [finding?.found, finding?.points, grade];
}

const withPolicy = (from: string, to: string) => ({ 'content-security-policy': POLICY.replace(from, to) });
const OWN = "script-src 'self'";

describe('the score', () => {
  test('is 100 for strong headers, plus every bonus', () => {
    expect(score({ headers: STRONG, html: PAGE })).toMatchObject({ points: 140, grade: 'A+' });
  });

  test.each([
    ['no policy', { 'content-security-policy': undefined }, 'csp-not-implemented', -25, 'B'],
    ['inline scripts', withPolicy(OWN, "script-src 'unsafe-inline'"), 'csp-implemented-with-unsafe-inline', -20, 'B+'],
    ['scripts from anywhere', withPolicy(OWN, 'script-src https:'), 'csp-implemented-with-unsafe-inline', -20, 'B+'],
    ['eval', withPolicy(OWN, "script-src 'self' 'unsafe-eval'"), 'csp-implemented-with-unsafe-eval', -10, 'A+'],
    [
      'scripts over http',
      withPolicy(OWN, 'script-src http://a.example'),
      'csp-implemented-with-insecure-scheme',
      -20,
      'B+',
    ],
    [
      'pictures over http',
      withPolicy("img-src 'self'", 'img-src http://a.example'),
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
      -10,
      'A+',
    ],
    [
      'inline styles',
      withPolicy("style-src 'self'", "style-src 'unsafe-inline'"),
      'csp-implemented-with-unsafe-inline-in-style-src-only',
      0,
      'A+',
    ],
    ['a default', withPolicy("default-src 'none'", "default-src 'self'"), 'csp-implemented-with-no-unsafe', 5, 'A+'],
    ['a directive twice', withPolicy(OWN, `${OWN}; ${OWN}`), 'csp-header-invalid', -25, 'B'],
    ['no HSTS', { 'strict-transport-security': undefined }, 'hsts-not-implemented', -20, 'B+'],
    [
      'a month of HSTS',
      { 'strict-transport-security': 'max-age=2592000' },
      'hsts-implemented-max-age-less-than-six-months',
      -10,
      'A+',
    ],
    ['HSTS of no age', { 'strict-transport-security': 'includeSubDomains' }, 'hsts-header-invalid', -20, 'B+'],
    ['sniffing', { 'x-content-type-options': undefined }, 'x-content-type-options-not-implemented', -5, 'A+'],
    ['telling referrers', { 'referrer-policy': 'unsafe-url' }, 'referrer-policy-unsafe', -5, 'A+'],
    ['a cookie in the clear', { 'set-cookie': ['a=1; Path=/'] }, 'cookies-without-secure-flag', -20, 'B+'],
    [
      'every origin with cookies',
      { 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' },
      'cross-origin-resource-sharing-implemented-with-universal-access',
      -50,
      'C',
    ],
    ['a word that is none', { 'cross-origin-resource-policy': 'same' }, 'corp-header-invalid', -5, 'A+'],
    ['open resources', { 'cross-origin-resource-policy': 'cross-origin' }, 'corp-cross-origin', 0, 'A+'],
    ['no opener policy', { 'cross-origin-opener-policy': undefined }, 'coop-not-implemented', 0, 'A+'],
  ])('falls with %s', (_weakness, headers, found, points, grade) => {
    expect(changed(headers)).toEqual([found, points, grade]);
  });

  test('falls for pages that others may frame', () => {
    const headers = { ...STRONG, ...withPolicy("; frame-ancestors 'none'", ''), 'x-frame-options': undefined };
    expect(score({ headers, html: PAGE })).toMatchObject({ points: 80, grade: 'B+' });
  });

  test.each([
    [
      '<script src="https://a.example/a.js"></script>',
      'sri-not-implemented-but-external-scripts-loaded-securely',
      -5,
      'A+',
    ],
    [
      '<script src="//a.example/a.js"></script>',
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
      -50,
      'C',
    ],
    [
      '<script src="https://a.example/a.js" integrity="sha384-a"></script>',
      'sri-implemented-and-external-scripts-loaded-securely',
      5,
      'A+',
    ],
  ])('checks the scripts of the page: %s', (html, found, points, grade) => {
    expect(changed({}, html)).toEqual([found, points, grade]);
  });

  test('counts the policy in the head when there are no headers, but not against framing', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">${PAGE}`;
    const { findings } = score({ headers: {}, html });
    expect(findings.map(({ found }) => found)).toEqual(
      expect.arrayContaining(['csp-implemented-with-no-unsafe-default-src-none', 'x-frame-options-not-implemented']),
    );
  });
});
