/** What the message on a text says to type is what the button types. */
import { expect, test } from 'vitest';
import { textFault, textMend } from '../../../locales/model/check/textFault.ts';

const PRICE = 'From {{price.filling}} for {{advice.checkUpMonths}} months';

test.each([
  ['{price.filling} முதல்', 'From {{price.filling}}', '{{price.filling}} முதல்'],
  ['{{advice.checkUpMonths}}, {{விலை}} முதல்', PRICE, '{{advice.checkUpMonths}}, {{price.filling}} முதல்'],
  ['<a href=“/contact”>எங்களை</a>', '<a href="/contact">us</a>', '<a href="/contact">எங்களை</a>'],
  ['ஒரு\nவரி', 'One line', 'ஒரு வரி'],
  ['வரி\u202e', 'Line', 'வரி'],
])('"%s" is mended', (text, english, mended) => {
  expect(textFault(text, english)).toBeDefined();
  expect(textMend(text, english)).toBe(mended);
  expect(textFault(mended, english)).toBeUndefined();
});

test.each([
  ['{{எது}} {{price.filling}} ', 'Two of them: {{price.filling}} {{price.crown}} {{price.bridge}}'],
  ['<b>தடித்த</b>', 'Bold'],
])('"%s" leaves the choice to the person', (text, english) => {
  expect(textMend(text, english)).toBeUndefined();
});
