/** Words, placeholders and tags as pieces of a text. */
import { describe, expect, test } from 'vitest';
import { compareWords, missingInsertions, placeOf, wholeRange } from '../../../../editor/app/texts/pieces.ts';

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

  test('is replaced as a whole when a part of it is selected', () => {
    const selected = { start: START + 3, end: END + 2 };
    expect(wholeRange(TEXT, selected, 'insertText')).toEqual({ start: START, end: END + 2 });
  });
});

describe('a missing piece', () => {
  const english = `<p>From ${PRICE}.</p><ul><li>One</li><li>Two</li></ul><p>See <a href="/contact">us</a>, ${PRICE}</p>`;

  test.each([
    ['nothing is there', '', ['2 <p></p>', `2 ${PRICE}`, '1 <ul></ul>', '2 <li></li>', '1 <a href="/contact"></a>']],
    ['all is there', english, []],
    ['a part of it is deleted', english.replace('</a>', ''), ['1 </a>']],
    ['one of two is missing', english.replace(PRICE, ''), [`1 ${PRICE}`]],
  ])('is offered once, with its count: %s', (_what, text, offered) => {
    expect(missingInsertions(english, text).map(({ open, close, count }) => `${count} ${open}${close}`)).toEqual(
      offered,
    );
  });
});

test.each([
  [PRICE, `${PRICE} for a filling`, 'ஒரு அடைப்புக்கு', 0],
  [PRICE, `A filling costs ${PRICE}.`, 'விலை இது.', 8],
  [PRICE, `From ${PRICE} on`, 'விலை முதல் வரை', 11],
  ['</p>', '<p>A filling</p>', '<p>பல்', 6],
  [PRICE, `<a href="/x">See</a> ${PRICE}, ${PRICE} too`, `<a href="/x">இங்கே</a> ${PRICE}, மேலும்`, 25 + PRICE.length],
])(
  'a missing piece is inserted where English has it, but not within a word: %s of %s',
  (piece, english, text, place) => {
    expect(placeOf(piece, english, text)).toBe(place);
  },
);

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
