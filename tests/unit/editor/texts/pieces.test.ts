import { describe, expect, test } from 'vitest';
import { deletedRange, mendEdit, missingInsertions, wholeRange } from '../../../../editor/app/texts/text/pieces.ts';

const PRICE = '{{price.filling}}';
const TEXT = `விலை ${PRICE} முதல்`;
const START = TEXT.indexOf(PRICE);
const END = START + PRICE.length;

/** The text after every single edit that a keyboard can make: a letter typed or deleted anywhere. */
function edits(text: string) {
  return Array.from({ length: text.length + 1 }, (_, at) => [
    { text: `${text.slice(0, at)}x${text.slice(at)}`, caret: at + 1 },
    ...(at < text.length ? [{ text: text.slice(0, at) + text.slice(at + 1), caret: at }] : []),
  ]).flat();
}

describe('a placeholder in a translation', () => {
  test('is whole or gone after any edit', () => {
    for (const edit of edits(TEXT)) {
      const { text } = mendEdit(TEXT, edit) ?? edit;
      const rest = text.replace(PRICE, '');
      expect(rest, `${edit.text} at ${edit.caret}`).not.toMatch(/[{}]|price|fill/);
    }
  });

  test('is deleted as a whole with Backspace behind it and Delete before it', () => {
    expect(deletedRange(TEXT, { start: END, end: END }, false)).toEqual({ start: START, end: END });
    expect(deletedRange(TEXT, { start: START, end: START }, true)).toEqual({ start: START, end: END });
  });

  test('leaves other deletions to the browser', () => {
    expect(deletedRange(TEXT, { start: 2, end: 2 }, false)).toBeUndefined();
    expect(deletedRange(TEXT, { start: START, end: START }, false)).toBeUndefined();
    expect(deletedRange(TEXT, { start: END, end: END }, true)).toBeUndefined();
  });

  test('keeps a letter that is typed into it, behind it', () => {
    const caret = START + 4;
    const typed = { text: `${TEXT.slice(0, caret)}அ${TEXT.slice(caret)}`, caret: caret + 1 };
    expect(mendEdit(TEXT, typed)).toEqual({ text: `விலை ${PRICE}அ முதல்`, caret: END + 1 });
  });

  test('is not moved by a brace that is typed beside it', () => {
    const typed = { text: TEXT.replace(PRICE, `{${PRICE}`), caret: START + 1 };
    expect(mendEdit(TEXT, typed)).toBeUndefined();
    const behind = { text: TEXT.replace(PRICE, `${PRICE}}`), caret: END + 1 };
    expect(mendEdit(TEXT, behind)).toBeUndefined();
  });

  test('is selected as a whole when a part of it is replaced', () => {
    expect(wholeRange(TEXT, { start: START + 3, end: END + 2 })).toEqual({ start: START, end: END + 2 });
  });
});

describe('what a translation lacks of the English text', () => {
  const english = `<p>From ${PRICE}.</p><ul><li>One</li><li>Two</li></ul><p>See <a href="/contact">contact</a>, ${PRICE}</p>`;

  test('is offered once, with the number of times it is missing', () => {
    const offered = missingInsertions(english, '').map(({ open, close, count }) => [open, close, count]);
    expect(offered).toEqual([
      ['<p>', '</p>', 2],
      [PRICE, '', 2],
      ['<ul>', '</ul>', 1],
      ['<li>', '</li>', 2],
      ['<a href="/contact">', '</a>', 1],
    ]);
  });

  test('is no longer offered when it is there, and again when a part of it is deleted', () => {
    expect(missingInsertions(english, english)).toEqual([]);
    const text = english.replace('</a>', '');
    expect(missingInsertions(english, text).map(({ close }) => close)).toEqual(['</a>']);
  });

  test('is counted: one of two is one too few', () => {
    expect(missingInsertions(english, english.replace(PRICE, '')).map(({ open, count }) => [open, count])).toEqual([
      [PRICE, 1],
    ]);
  });
});
