/** What the build writes for S3 with CloudFront. It was not tried on AWS: this runs the function, and reads the template. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createCloudFrontFunction } from '../../scripts/hosts/cloudFrontFunction.ts';
import { otherSpellings } from '../../scripts/hosts/redirects.ts';
import { readRedirectsFile } from '../../scripts/hosts/redirectsFile.ts';
import { SHARED_HEADERS, SHARED_POLICY } from '../../scripts/hosts/sharedHeaders.ts';
import { BUILT } from '../html/built.ts';

type Query = Readonly<Record<string, { value: string; multiValue?: { value: string }[] }>>;
type Outcome = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };

describe.each(BUILT)('CloudFront for $variant', ({ root, pages }) => {
  const template = JSON.parse(readFileSync(`${root}.hosts/cloudfront.json`, 'utf8'));
  const { Resources, Parameters } = template;
  const code = Resources.Addresses.Properties.FunctionCode as string;
  const ask = (uri: string, querystring: Query = {}): Outcome =>
    runInNewContext(`${code}; handler(event)`, { event: { request: { uri, querystring } } });
  const paths = pages.map(({ path }) => path);
  const redirects = readRedirectsFile(readFileSync(join(root, '_redirects'), 'utf8'));

  test('finds the file of every address', () => {
    for (const { path, file } of pages) expect(join(root, ask(path).uri ?? ''), path).toBe(file);
    for (const file of ['/robots.txt', '/favicon.svg', '/404.html']) {
      expect(ask(file).uri).toBe(file);
      expect(existsSync(join(root, file))).toBe(true);
    }
    expect(ask('/media/hero.a1B2.640.avif').uri).toBe('/media/hero.a1B2.640.avif');
    expect(ask('/no-such-page').uri).toBe('/no-such-page.html');
  });

  test('leads every other spelling and every old address to the page', () => {
    const all = [...redirects, ...otherSpellings(paths, redirects)];
    for (const { from, to, status } of all) {
      const { statusCode, headers } = ask(from);
      expect([statusCode, headers?.location.value], from).toEqual([status, to]);
    }
    const query: Query = { from: { value: 'chat' }, a: { value: '1', multiValue: [{ value: '1' }, { value: '%20' }] } };
    expect(ask('/about/', query).headers?.location.value).toBe('/about?from=chat&a=1&a=%20');
  });

  test('leads to no other host', () => {
    for (const uri of ['//evil.example/', '/\\evil.example/', '//evil/', '/%0d%0aX:/', '//evil.html']) {
      expect(ask(uri).headers?.location.value ?? '/', uri).not.toMatch(/evil|%0d/);
    }
  });

  test('sends the shared headers, and the policy that is true for all pages', () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } =
      Resources.Headers.Properties.ResponseHeadersPolicyConfig;
    const { StrictTransportSecurity: hsts } = own;
    const sent = {
      'Strict-Transport-Security': `max-age=${hsts.AccessControlMaxAgeSec}; ${hsts.IncludeSubdomains ? 'includeSubDomains' : ''}`,
      'X-Content-Type-Options': own.ContentTypeOptions ? 'nosniff' : '',
      'X-Frame-Options': own.FrameOptions.FrameOption,
      'Referrer-Policy': own.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(custom.Items.map(({ Header, Value }: Record<string, string>) => [Header, Value])),
    };
    expect(sent).toEqual(SHARED_HEADERS);
    expect(own.ContentSecurityPolicy.ContentSecurityPolicy).toBe(SHARED_POLICY);
  });

  test('names only parts that the template has', () => {
    const known = [...Object.keys(Resources), ...Object.keys(Parameters)];
    const named = Array.from(
      JSON.stringify(template).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"([\w:]+)"/g),
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.includes(name) && !name.startsWith('AWS::'))).toEqual([]);
  });
});

test('a function that CloudFront would not take is refused', () => {
  const redirects = Array.from({ length: 200 }, (_, i) => ({
    from: `/contact/an-earlier-name-of-a-branch-${i}`,
    to: '/contact',
    status: 301 as const,
  }));
  const facts = { variant: 'combined', pages: [], redirects, spellings: [] };
  expect(() => createCloudFrontFunction(facts)).toThrow(
    /^The function for CloudFront of combined has \d{5} bytes, and CloudFront takes 10240: there are 200 redirects\.$/,
  );
});
