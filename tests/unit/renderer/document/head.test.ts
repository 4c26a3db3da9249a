import { describe, expect, test } from 'vitest';
import { languageOfPath, pathInLanguage } from '../../../../locales/languages.ts';
import { renderHead } from '../../../../renderer/document/head.ts';
import { localText } from '../../../../renderer/i18n/localText.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

const tamil = languageNamed('ta');

describe('the head as HTML', () => {
  const hostile = "\"><script>alert(1)</script> & 'x'";
  const html = renderHead({
    title: hostile,
    description: hostile,
    canonical: 'https://clinic.example/?a=1&b="2"',
    meta: [{ name: 'description', content: hostile }],
    links: [{ rel: 'icon', href: hostile }],
    jsonLd: [{ name: '</script><script>alert(1)</script>' }],
  });

  test('keeps every text a text', () => {
    const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;x&#39;';
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<meta name="description" content="${escaped}">`);
    expect(html).toContain(`<link rel="icon" href="${escaped}">`);
    expect(html).toContain('href="https://clinic.example/?a=1&amp;b=&quot;2&quot;"');
  });

  test('machine-readable facts cannot end their script', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
  });
});

describe('addresses and texts in a language', () => {
  test.each(['/', '/about', '/services/dentures'])('%s leads to Tamil and back', (path) => {
    const address = pathInLanguage(path, tamil);
    expect(address).toBe(path === '/' ? '/ta' : `/ta${path}`);
    expect(languageOfPath(address)).toEqual({ language: tamil, path });
  });

  test('an address that only begins like a language is English', () => {
    expect(languageOfPath('/tablets').language.code).toBe('en');
    expect(languageOfPath('/tablets').path).toBe('/tablets');
  });

  test('a text of the branch files is the language’s own, English where it has none', () => {
    expect(localText({ en: 'Chennai', ta: 'சென்னை' }, tamil)).toEqual({ text: 'சென்னை', language: 'ta' });
    expect(localText({ en: 'Chennai' }, tamil)).toEqual({ text: 'Chennai', language: 'en' });
  });
});
