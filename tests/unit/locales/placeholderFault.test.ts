import { expect, test } from 'vitest';
import { placeholderFault } from '../../../locales/model/check/placeholderFault.ts';

test('a picture that was pasted into a text is looked through once, not from each of its letters', {
  timeout: 10_000,
}, () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(20_000)}`;
  expect(placeholderFault(picture)).toBeUndefined();
  expect(placeholderFault(`${picture} {{price.filling}`, '{{price.filling}}')).toBe(
    'found {{price.filling}: a placeholder is written with two braces on each side. Type: {{price.filling}}',
  );
});

test.each(['price.filling}}', '}}', 'price.filling}'])('braces that only close are told: %s', (text) => {
  expect(placeholderFault(`From ${text}, always`, '{{price.filling}}')).toMatch(`found ${text}: `);
});
