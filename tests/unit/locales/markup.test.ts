import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMarkup } from '../../../locales/model/check/markup.ts';
import { renderMarkup } from '../../../renderer/context/useTranslation.tsx';

const WHERE = 'locales/en/contact.json: faq.items.0.answer';

const html = (source: string) => renderToStaticMarkup(renderMarkup(parseMarkup(source, WHERE), (href) => ({ href })));

test('texts with markup keep the allowed tags and the links to pages', () => {
  const source =
    '<p>See <a href="/contact">our <strong>contact</strong> page</a>.<br>Or call.</p><ul><li>One</li></ul>';
  expect(html(source)).toBe(source.replace('<br>', '<br/>'));
});

test('texts with markup decode character references', () => {
  expect(html('<p>Crowns &amp; bridges, 5 &lt; 6</p>')).toBe('<p>Crowns &amp; bridges, 5 &lt; 6</p>');
  expect(html('<p>10:30&nbsp;AM</p>')).toBe('<p>10:30\u00a0AM</p>');
});
