/** Messages to translators about braces and tags, with what to type. */
import { expect, test } from 'vitest';
import { textFault } from '../../../locales/model/check/textFault.ts';

const faultIn = (...text: Parameters<typeof textFault>) => textFault(...text)?.message;

const ENGLISH = 'Fillings at {{clinic.name}} cost {{price.filling}}.';

test.each([
  ['{{ clinic.name }}', ', with a space inside the braces'],
  ['{{கிளினிக்}}', ': names in braces are not translated'],
  ['{clinic.name}', ': a placeholder is written with two braces on each side'],
  ['{{clinic.name}', ': a placeholder is written with two braces on each side'],
])('a placeholder written %s is reported with the missing name', (written, mistake) => {
  expect(faultIn(`${written} {{price.filling}}`, ENGLISH)).toBe(`found ${written}${mistake}. Type: {{clinic.name}}`);
});

test('a placeholder is suggested from the English ones that are still missing', () => {
  expect(faultIn('{{ clinic.nam }} {{விலை}}', ENGLISH)).toContain('Type: {{clinic.name}}');
  expect(faultIn('{{விலை}}', ENGLISH)).toBe(
    'found {{விலை}}: names in braces are not translated. Write it as in English, such as {{price.filling}}',
  );
});

test('a placeholder is suggested only where the result would be valid', () => {
  expect(faultIn('{{ price.tooth }}', 'Nothing to fill in')).toBe(
    'found {{ price.tooth }}, with a space inside the braces. Write it as in English, such as {{price.filling}}',
  );
});

test('a tag with curly quotes from a program is reported with straight ones', () => {
  for (const [open, close] of ['“”', '””', '‘’', '„“']) {
    const straight = open === '‘' ? "<a href='/contact'>" : '<a href="/contact">';
    expect(faultIn(`See <a href=${open}/contact${close}>us</a>.`)).toBe(
      `the quotes in <a href=${open}/contact${close}> are curly. Type straight ones: ${straight}`,
    );
  }
});

test('a tag that is not allowed is reported with what there is in its place', () => {
  expect(faultIn('<h2>Title</h2>')).toBe('the tag <h2> is not allowed. Allowed are: p, ul, ol, li, strong, em, a, br.');
});

test('a tag that would be wrong with straight quotes too is reported for its other problem', () => {
  expect(faultIn('<b class=“x”>us</b>')).toContain('the tag <b> is not allowed');
});

test.each([
  ['with a line break', 'One\ntwo', 'the text contains a line break. Write it on one line'],
  [
    'with an invisible character',
    'One\u200btwo',
    'the text contains an invisible character (U+200B). Delete it, or type the text again',
  ],
])('a text %s', (_name, text, message) => {
  expect(faultIn(text)).toBe(message);
});
