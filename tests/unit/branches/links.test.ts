import { describe, expect, test } from 'vitest';
import { mailtoLink, mapsSearchLink, telLink, whatsappLink } from '../../../branches/model/links.ts';

const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['URL syntax', 'a&b=c#d?e%20f+g/h'],
  ['markup', '<script>alert(1)</script>&amp;'],
  ['punctuation that ends a link in a chat', '(really!) *now* ~soon~'],
  ['an emoji of several parts', '👨‍👩‍👧 🇮🇳'],
  ['line breaks', 'one\ntwo\nthree'],
];

describe('a WhatsApp link', () => {
  test('opens a chat with the digits of the number, and writes a space as %20, never as +', () => {
    expect(whatsappLink('+910000000001')).toBe('https://wa.me/910000000001');
    expect(whatsappLink('+910000000001', 'Hi there 1+1')).toBe('https://wa.me/910000000001?text=Hi%20there%201%2B1');
  });

  test.each(HOSTILE)('carries %s unchanged', (_what, text) => {
    const link = new URL(whatsappLink('+910000000001', text));
    expect(link.searchParams.get('text')).toBe(text);
    expect([...link.searchParams.keys()]).toEqual(['text']);
    expect(link.hash).toBe('');
    expect(link.href).toMatch(/^https:\/\/wa\.me\/910000000001\?text=[\w%.~-]*$/);
  });

  test.each([
    ['a lone high surrogate', 'a\uD83Db'],
    ['a lone low surrogate', 'a\uDE00b'],
    ['the second half of a Windows line break', 'a\rb'],
  ])('leaves out %s', (_what, text) => {
    expect(new URL(whatsappLink('+910000000001', text)).searchParams.get('text')).toBe('ab');
  });
});

describe('the other links', () => {
  test('tel: links keep the plus and the digits', () => {
    expect(telLink('+91 00000-00001')).toBe('tel:+910000000001');
  });

  test('mailto: links contain exactly one address', () => {
    expect(mailtoLink('hello@sample-dental.example')).toBe('mailto:hello@sample-dental.example');
    expect(mailtoLink('a?cc=x&y@sample-dental.example')).toBe('mailto:a%3Fcc%3Dx%26y@sample-dental.example');
  });

  test.each(HOSTILE)('a maps search is for %s, unchanged', (_what, text) => {
    const link = new URL(mapsSearchLink(text));
    expect(link.href.startsWith('https://www.google.com/maps/search/?api=1&query=')).toBe(true);
    expect(link.searchParams.get('query')).toBe(text);
    expect([...link.searchParams.keys()]).toEqual(['api', 'query']);
  });
});
