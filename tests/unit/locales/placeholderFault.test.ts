import { expect, test } from 'vitest';
import { placeholderFault } from '../../../locales/model/check/placeholderFault.ts';

test('scans a picture pasted into a text once, not from every character', {
  timeout: 10_000,
}, () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(20_000)}`;
  expect(placeholderFault(picture)).toBeUndefined();
  expect(placeholderFault(`${picture} {{price.filling}`, '{{price.filling}}')).toBe(
    'found {{price.filling}: a placeholder is written with two braces on each side. Type: {{price.filling}}',
  );
});

test.each(['price.filling}}', '}}', 'price.filling}'])('reports unmatched closing braces: %s', (text) => {
  expect(placeholderFault(`From ${text}, always`, '{{price.filling}}')).toMatch(`found ${text}: `);
});
