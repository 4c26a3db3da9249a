/** Words, placeholders and tags as pieces of a text. */
import { describe, expect, test } from 'vitest';
import { deletedRange, mendEdit, missingInsertions } from '../../../../editor/app/texts/text/pieces.ts';
import { compareWords } from '../../../../editor/app/texts/WordChanges.tsx';

const PRICE = '{{price.filling}}';
const TEXT = `விலை ${PRICE} முதல்`;
const START = TEXT.indexOf(PRICE);
const END = START + PRICE.length;

describe('a placeholder in a translation', () => {
  /** The text after every single edit that a keyboard can make: a letter typed or deleted anywhere. */
  const edits = Array.from({ length: TEXT.length + 1 }, (_, at) => [
    { text: `${TEXT.slice(0, at)}x${TEXT.slice(at)}`, caret: at + 1 },
    ...(at < TEXT.length ? [{ text: TEXT.slice(0, at) + TEXT.slice(at + 1), caret: at }] : []),
  ]).flat();

  test.each(edits)('is whole or gone after any edit: $text at $caret', (edit) => {
    const { text } = mendEdit(TEXT, edit) ?? edit;
    expect(text.replace(PRICE, '')).not.toMatch(/[{}]|price|fill/);
  });

  test.each([
    ['whole with Backspace behind it', END, false, { start: START, end: END }],
    ['whole with Delete before it', START, true, { start: START, end: END }],
    ['by the browser within a word', 2, false, undefined],
    ['by the browser with Backspace before it', START, false, undefined],
    ['by the browser with Delete behind it', END, true, undefined],
  ])('is deleted %s', (_how, at, isForward, range) => {
    expect(deletedRange(TEXT, { start: at, end: at }, isForward)).toEqual(range);
  });

  test.each([
    ['a letter goes behind it', START + 4, 'அ', { text: `விலை ${PRICE}அ முதல்`, caret: END + 1 }],
    ['a brace before it moves nothing', START, '{', undefined],
    ['a brace behind it moves nothing', END, '}', undefined],
  ])('takes nothing that is typed: %s', (_what, at, typed, mended) => {
    const text = TEXT.slice(0, at) + typed + TEXT.slice(at);
    expect(mendEdit(TEXT, { text, caret: at + 1 })).toEqual(mended);
  });
});

describe('what a translation lacks of the English text', () => {
  const english = `<p>From ${PRICE}.</p><ul><li>One</li><li>Two</li></ul><p>See <a href="/contact">us</a>, ${PRICE}</p>`;

  test.each([
    ['nothing is there', '', ['2 <p></p>', `2 ${PRICE}`, '1 <ul></ul>', '2 <li></li>', '1 <a href="/contact"></a>']],
    ['all is there', english, []],
    ['a part of it is deleted', english.replace('</a>', ''), ['1 </a>']],
    ['one of two is missing', english.replace(PRICE, ''), [`1 ${PRICE}`]],
  ])('is offered once, with the number of times it is missing: %s', (_what, text, offered) => {
    expect(missingInsertions(english, text).map(({ open, close, count }) => `${count} ${open}${close}`)).toEqual(
      offered,
    );
  });
});

test.each([
  ['Come every six months.', 'Come every twelve months.', 'Come every [-six-][+twelve+] months.'],
  ['பல் வலி இருந்தால்', 'பல் வலிகள் இருந்தால்', 'பல் [-வலி-][+வலிகள்+] இருந்தால்'],
  ['From {{price.filling}}', 'From {{price.crown}}', 'From [-{{price.filling}}-][+{{price.crown}}+]'],
  ['<a href="/a">here</a>', '<a href="/b">here</a>', '[-<a href="/a">-][+<a href="/b">+]here</a>'],
])('a changed word, placeholder or tag is marked as a whole: %s', (before, after, marked) => {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['[+', '+]'] };
  const changes = compareWords(before, after);
  expect(changes.map(({ kind, text }) => marks[kind].join(text)).join('')).toBe(marked);
});
