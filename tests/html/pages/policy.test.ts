/** A page’s policy must match its content: browsers block inline code whose hash is missing. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { EVERY_PAGE } from '../support/built.ts';
import { valuesOf } from '../support/readBuilt.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const contents = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, content = '']) => content);

describe.each(EVERY_PAGE)('the policy of $name', ({ document, html }) => {
  const [policy = ''] = valuesOf(document, 'meta[http-equiv=Content-Security-Policy]', 'content');
  const sources = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

  test('comes right after the encoding, so it covers everything that follows', () => {
    expect(html).toMatch(/<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy"/);
  });

  test('allows the page’s one style element, its speculation rules and the script for early actions, and nothing else inline', () => {
    const styles = contents(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
    expect(styles).toHaveLength(1);
    const hashes = sources('style-src').filter((source) => source.startsWith("'"));
    expect(hashes).toEqual([hash(styles[0] ?? '')]);
    const rules = contents(html, /<script type="speculationrules">([\s\S]*?)<\/script>/g);
    expect(rules).toHaveLength(1);
    const scripts = contents(html, /<script>([\s\S]*?)<\/script>/g);
    expect(scripts).toHaveLength(1);
    expect(sources('script-src').filter((source) => source.startsWith("'sha256-"))).toEqual(
      [...rules, ...scripts].map(hash),
    );
    const inline = valuesOf(document, 'script:not([src], [type="application/ld+json"])', 'type');
    expect(inline).toEqual(['speculationrules', undefined]);
  });

  test('blocks nothing on the page: no event handlers, no javascript: URLs, nothing loaded from other hosts', () => {
    expect(html).not.toMatch(/\son[a-z]+="/i);
    expect(html).not.toMatch(/(?:href|src|action)="javascript:/i);
    const fetched = document
      .querySelectorAll('[src], [srcset], link[rel=icon], link[rel=manifest], link[rel=stylesheet], form[action]')
      .flatMap((element) => ['src', 'srcset', 'action'].map((name) => element.getAttribute(name) ?? ''));
    expect(fetched.filter((address) => /(?:^|\s)(?:https?:)?\/\//.test(address))).toEqual([]);
  });
});
