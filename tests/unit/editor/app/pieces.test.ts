/** Words, placeholders and tags as pieces of a text. */
import { describe, expect, test } from 'vitest';
import {
  compareWords,
  missingInsertions,
  namePieces,
  placeFor,
  wholeRange,
  withNames,
  withoutNames,
} from '../../../../editor/app/texts/pieces.ts';

const PRICE = '{{price.filling}}';
const TEXT = `விலை ${PRICE} முதல்`;
const START = TEXT.indexOf(PRICE);
const END = START + PRICE.length;

describe('a placeholder in a translation', () => {
  const cursors = Array.from({ length: TEXT.length + 1 }, (_, at) =>
    ['insertText', 'deleteContentBackward', 'deleteContentForward'].map((inputType) => ({ at, inputType })),
  ).flat();

  test.each(cursors)('is whole or gone after $inputType at $at', ({ at, inputType }) => {
    const step = { insertText: [0, 0], deleteContentBackward: [-1, 0] }[inputType] ?? [0, 1];
    const range = { start: Math.max(at + (step[0] ?? 0), 0), end: at + (step[1] ?? 0) };
    const { start, end } = wholeRange(TEXT, { start: at, end: at }, inputType) ?? range;
    const text = `${TEXT.slice(0, start)}${inputType === 'insertText' ? 'x' : ''}${TEXT.slice(end)}`;
    expect(text.replace(PRICE, '')).not.toMatch(/[{}]|price|fill/);
  });

  test.each([
    ['whole with Backspace behind it', END, 'deleteContentBackward', { start: START, end: END }],
    ['whole with Delete before it', START, 'deleteContentForward', { start: START, end: END }],
    ['by the browser within a word', 2, 'deleteContentBackward', undefined],
    ['by the browser with Backspace before it', START, 'deleteContentBackward', undefined],
    ['by the browser with Delete behind it', END, 'deleteContentForward', undefined],
    ['by nothing that is typed into it: that goes before it', END - 1, 'insertText', { start: START, end: START }],
    ['by nothing that is typed behind it', END, 'insertText', undefined],
  ])('is deleted %s', (_how, at, inputType, range) => {
    expect(wholeRange(TEXT, { start: at, end: at }, inputType)).toEqual(range);
  });
});

describe('a missing piece', () => {
  const english = `<p>From ${PRICE}.</p><ul><li>One</li><li>Two</li></ul><p>See <a href="/contact">us</a>, ${PRICE}</p>`;

  test.each([
    ['nothing is there', '', ['<p></p>', PRICE, '<ul></ul>', '<li></li>', '<a href="/contact"></a>']],
    ['all is there', english, []],
    ['a part of it is deleted', english.replace('</a>', ''), ['</a>']],
    ['one of two is missing', english.replace(PRICE, ''), [PRICE]],
  ])('is offered once: %s', (_what, text, offered) => {
    expect(missingInsertions(english, text).map(({ open, close }) => open + close)).toEqual(offered);
  });
});

describe('the pieces of a field', () => {
  const english = `From ${PRICE} or {{price.crown}}, <strong>see <a href="/contact">us</a></strong> <b>now</b>`;
  const names = namePieces([english], (piece) => (/^<\/?b>/.test(piece) ? undefined : piece.replace(/\..*|\W+/g, '')));

  test('have names, numbered where they are the same; what has no name stays as it is', () => {
    const shown = 'From ‹price› or ‹price (2)›, ‹strong›see ‹ahrefcontact›us‹a›‹strong (2)› <b>now</b>';
    expect(withNames(english, names)).toBe(shown);
    expect(withoutNames(shown, names)).toBe(english);
  });

  const shown = 'ஒரு ‹price› அல்லது ‹old› பல்';
  const [price, old] = [shown.indexOf('‹price›'), shown.indexOf('‹old›')];
  test.each([
    ['at the cursor', 1, 1, 1, 1],
    ['over the selection', 0, 3, 0, 3],
    ['over a piece that is selected', price, price + 7, price, price + 7],
    ['over a piece that is selected in part', price + 2, price + 4, price, price + 7],
    ['over a piece before the cursor that does not belong there', old + 5, old + 5, old, old + 5],
    ['over a piece behind the cursor that does not belong there', old, old, old, old + 5],
    ['beside a piece that belongs there', price + 7, price + 7, price + 7, price + 7],
    ['before a piece that the cursor is in', price + 3, price + 3, price, price],
  ])('a missing one is put in %s', (_where, start, end, from, to) => {
    const { start: found, end: until } = placeFor(shown, { start, end }, (piece) => piece === '‹old›');
    expect([found, until]).toEqual([from, to]);
  });
});

test.each([
  ['Come every six months.', 'Come every twelve months.', 'Come every [-six-][+twelve+] months.'],
  ['பல் வலி இருந்தால்', 'பல் வலிகள் இருந்தால்', 'பல் [-வலி-][+வலிகள்+] இருந்தால்'],
  ['From {{price.filling}}', 'From {{price.crown}}', 'From [-{{price.filling}}-][+{{price.crown}}+]'],
  ['<a href="/a">here</a>', '<a href="/b">here</a>', '[-<a href="/a">-][+<a href="/b">+]here</a>'],
])('a changed word, placeholder or tag is marked as a whole: %s', (before, after, marked) => {
  const changes = compareWords(before, after).map(({ value, added, removed }) => {
    const words = value.join('');
    if (added) return `[+${words}+]`;
    return removed ? `[-${words}-]` : words;
  });
  expect(changes.join('')).toBe(marked);
});
