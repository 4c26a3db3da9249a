import { describe, expect, test } from 'vitest';
import { languageOfPath, pathInLanguage } from '../../../../locales/languages.ts';
import { renderHead } from '../../../../renderer/document/head.ts';
import { localText } from '../../../../renderer/i18n/translator.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

const tamil = languageNamed('ta');

describe('the head', () => {
  const hostile = "\"><script>alert(1)</script> & 'x'";
  const html = renderHead({
    title: hostile,
    description: hostile,
    canonical: 'https://clinic.example/?a=1&b="2"',
    meta: [{ name: 'description', content: hostile }],
    links: [{ rel: 'icon', href: hostile }],
    jsonLd: [{ name: '</script><script>alert(1)</script>' }],
  });

  test('escapes every text', () => {
    const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;x&#39;';
    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<meta name="description" content="${escaped}">`);
    expect(html).toContain(`<link rel="icon" href="${escaped}">`);
    expect(html).toContain('href="https://clinic.example/?a=1&amp;b=&quot;2&quot;"');
  });

  test('keeps structured data from closing its script element', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
  });
});

describe('language variants', () => {
  test.each(['/', '/about', '/services/dentures'])('%s links to its Tamil page and back', (path) => {
    const address = pathInLanguage(path, tamil);
    expect(address).toBe(path === '/' ? '/ta' : `/ta${path}`);
    expect(languageOfPath(address)).toEqual({ language: tamil, path });
  });

  test('an address that only starts like a language code is English', () => {
    expect(languageOfPath('/tablets').language.code).toBe('en');
    expect(languageOfPath('/tablets').path).toBe('/tablets');
  });

  test('a text from the branch files is in the page’s language, or else in English', () => {
    expect(localText({ en: 'Chennai', ta: 'சென்னை' }, tamil)).toEqual({ text: 'சென்னை', language: 'ta' });
    expect(localText({ en: 'Chennai' }, tamil)).toEqual({ text: 'Chennai', language: 'en' });
  });
});
