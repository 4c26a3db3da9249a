/** `_headers`, as Netlify and Cloudflare Pages read it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createHeadersFile, headerRules, readPolicies } from '../../scripts/hosts/headersFile.ts';
import { SHARED_HEADERS, SHARED_POLICY } from '../../scripts/hosts/sharedHeaders.ts';
import { BUILT } from '../html/support/built.ts';

type Rule = Readonly<{ path: string; headers: readonly (readonly [name: string, value: string])[] }>;

function rulesIn(text: string): readonly Rule[] {
  return text
    .trimEnd()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
        return [name, value] as const;
      });
      return { path, headers };
    });
}

/** Returns the headers that a host sends for a path: those of every matching rule, joined where two set the same one. */
function sentAt(rules: readonly Rule[], path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const rule of rules) {
    const matches = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
    for (const [name, value] of matches ? rule.headers : [])
      sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
  }
  return sent;
}

const directives = (policy: string) => policy.split('; ');

describe.each(BUILT)('_headers of $variant', ({ root, pages }) => {
  const text = readFileSync(join(root, '_headers'), 'utf8');
  const rules = rulesIn(text);

  test('sends every page the shared headers and its own policy', () => {
    for (const { path, document } of pages) {
      const { 'Content-Security-Policy': policies = '', ...others } = sentAt(rules, path);
      expect(others, path).toEqual(SHARED_HEADERS);
      const [shared = '', own = '', ...more] = policies.split(', ');
      const inHead = document.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content');
      expect([shared, own, more], path).toEqual([SHARED_POLICY, `${inHead}; frame-ancestors 'none'`, []]);
    }
  });

  test('blocks nothing that the policy in the page allows', () => {
    const closed = "object-src 'none'"; // Implied by the page’s default-src 'none'.
    for (const { path } of pages) {
      const own = directives((sentAt(rules, path)['Content-Security-Policy'] ?? '').split(', ')[1] ?? '');
      expect(own, path).toEqual(expect.arrayContaining(directives(SHARED_POLICY).filter((one) => one !== closed)));
      expect(own, path).toContain("default-src 'none'");
      expect(own.filter((directive) => directive.startsWith('object-src'))).toEqual([]);
    }
  });

  test('caches scripts and pictures for a year, and sets no caching elsewhere', () => {
    for (const path of ['/assets/entry.js', '/media/hero.avif'])
      expect(sentAt(rules, path)['Cache-Control'], path).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/about', '/sitemap.xml', '/no-such-page'])
      expect(sentAt(rules, path)['Cache-Control'], path).toBeUndefined();
  });

  test('stays within the limits of Cloudflare Pages: 100 rules, lines of 2,000 characters', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

test('page policies can be parsed back from _headers, without those of other paths', () => {
  const [home, about] = ["default-src 'none'", "default-src 'none'; script-src 'self'"];
  const pages = [
    { path: '/', file: '/index.html', policy: home },
    { path: '/about', file: '/about.html', policy: about },
  ];
  const text = createHeadersFile(headerRules(pages), 'combined');
  expect([...readPolicies(text)]).toEqual([
    ['/', home],
    ['/about', about],
  ]);
  expect([...readPolicies(createHeadersFile(headerRules([]), 'combined'))]).toEqual([]);
});

describe('a site too large for Cloudflare Pages', () => {
  const page = { path: '/about', file: '/about.html', policy: "default-src 'none'; frame-ancestors 'none'" };
  const many = Array.from({ length: 98 }, (_, i) => ({ ...page, path: `/page-${i}` }));

  test('is refused when it has too many rules', () => {
    expect(() => createHeadersFile(headerRules(many), 'combined')).toThrow(
      '_headers of combined has 101 rules, one for each page, and Cloudflare Pages reads 100. Build with --shared-headers: the headers are then the same for all pages, and each page brings its own policy in its head.',
    );
    expect(() => createHeadersFile(headerRules(many.slice(1)), 'combined')).not.toThrow();
  });

  test('is refused when a policy is too long', () => {
    const hosts = Array.from({ length: 100 }, (_, i) => `https://host-${i}.payments.example`).join(' ');
    const long = [{ ...page, path: '/bill-payment', policy: `script-src ${hosts}` }];
    expect(() => createHeadersFile(headerRules(long), 'combined')).toThrow(
      /_headers of combined has a line of \d{4} characters for \/bill-payment, and Cloudflare Pages reads 2000\. Build with --shared-headers/,
    );
  });

  test('has the same headers for all pages with --shared-headers', () => {
    const rules = rulesIn(createHeadersFile(headerRules([]), 'combined'));
    expect(rules.map(({ path }) => path)).toEqual(['/*', '/assets/*', '/media/*']);
    expect(sentAt(rules, '/about')).toEqual({ ...SHARED_HEADERS, 'Content-Security-Policy': SHARED_POLICY });
  });
});
