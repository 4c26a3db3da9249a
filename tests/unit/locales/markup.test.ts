import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseMarkup } from '../../../locales/model/check/markup.ts';
import { renderMarkup } from '../../../renderer/context/useWords.tsx';

const WHERE = 'locales/en/contact.json: faq.items.0.answer';

const html = (source: string) => renderToStaticMarkup(renderMarkup(parseMarkup(source, WHERE), (href) => ({ href })));

describe('texts with markup', () => {
  test('keep the allowed tags and the links to pages', () => {
    const source =
      '<p>See <a href="/contact">our <strong>contact</strong> page</a>.<br>Or call.</p><ul><li>One</li></ul>';
    expect(html(source)).toBe(source.replace('<br>', '<br/>'));
  });

  test('link only to URLs that were checked, even when one appears twice', () => {
    expect(html('<a href="/contact" href="https://evil.example">x</a>')).toBe('<a href="/contact">x</a>');
  });

  test('decode character references', () => {
    expect(html('<p>Crowns &amp; bridges, 5 &lt; 6</p>')).toBe('<p>Crowns &amp; bridges, 5 &lt; 6</p>');
    expect(html('<p>10:30&nbsp;AM</p>')).toBe('<p>10:30\u00a0AM</p>');
  });

  test.each([
    ['a tag that is not allowed', '<p><script>alert(1)</script></p>'],
    ['an attribute', '<p class="big">Hello</p>'],
    ['an event handler', '<a href="/contact" onclick="alert(1)">x</a>'],
    ['a link that runs code', '<a href="javascript:alert(1)">x</a>'],
    ['a link without its protocol', '<a href="//evil.example">x</a>'],
    ['a link that is not secure', '<a href="http://plain.example">x</a>'],
    ['a tag that is not closed', '<p>Hello <strong>there</p>'],
    ['a comment', '<p>Hello<!-- note --></p>'],
  ])('refuse %s and report file and key', (_what, source) => {
    expect(() => html(source)).toThrow(/^locales\/en\/contact\.json: faq\.items\.0\.answer: /);
  });

  test('say what to write instead', () => {
    expect(() => html('<h2>Title</h2>')).toThrowErrorMatchingInlineSnapshot(
      `[MarkupFault: locales/en/contact.json: faq.items.0.answer: the tag <h2> is not allowed. Headings have texts of their own.]`,
    );
    expect(() => html('<p>One')).toThrowErrorMatchingInlineSnapshot(
      `[MarkupFault: locales/en/contact.json: faq.items.0.answer: <p> is not closed. Write </p> after its text.]`,
    );
    expect(() => html('<a href="contact">x</a>')).toThrowErrorMatchingInlineSnapshot(
      `[MarkupFault: locales/en/contact.json: faq.items.0.answer: the link "contact" is not allowed. Write a page of this site ("/contact") or "https://…".]`,
    );
  });
});
