import { describe, expect, test } from 'vitest';
import { CHAT_ROOM, encodedLength, whatsappLink } from '../../branches/model/links.ts';
import { composeMessage, fairShares, messageText } from '../../components/islands/composeMessage.ts';

const FIELDS = [
  { name: 'name', messageLabel: 'Name' },
  { name: 'issue', messageLabel: 'Problem' },
];

const compose = (typed?: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed ?? {})) data.set(name, value);
  return composeMessage('Hello.', FIELDS, typed && data);
};

const NUMBER = '+910000000001';
const ADDRESS = `https://wa.me/910000000001?text=`;

/** Returns the text that the chat app shows for this message. */
const received = (typed: Record<string, string>) => {
  const address = whatsappLink(NUMBER, messageText(compose(typed)));
  expect(address.startsWith(ADDRESS)).toBe(true);
  expect(address.length).toBeLessThanOrEqual(ADDRESS.length + CHAT_ROOM);
  return new URL(address).searchParams.get('text') ?? '';
};

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment);

describe('the message of the consultation form', () => {
  test('is the greeting and a line for each field, trimmed', () => {
    expect(messageText(compose({ issue: ' It hurts.\nSince Monday. ', name: '\tMeena ' }))).toBe(
      'Hello.\nName: Meena\nProblem: It hurts.\nSince Monday.',
    );
  });

  test('keeps the labels of empty fields and reports them as missing', () => {
    expect(messageText(compose())).toBe('Hello.\nName:\nProblem:');
    expect(compose({ name: 'Meena', issue: '   ' })).toEqual([
      { text: 'Hello.' },
      { text: 'Name: Meena', missing: false },
      { text: 'Problem:', missing: true },
    ]);
  });

  // The browser only requires some text in each field; the clinic sees what is missing.
  test.each([
    ['nothing', 'only control and invisible characters', '\0\x07\x7f\x9f\u200b\u2060\ufeff\u00ad', ''],
    ['the rest', 'control characters', 'a\0b\x08c\x1b[31md', 'abc[31md'],
    ['the rest', 'direction overrides', '\u202eabc\u202c \u2067def\u2069', 'abc def'],
    ['everything', 'right-to-left text', 'אני סובל מכאב שיניים'],
    ['everything', 'Tamil with a joiner', 'க்‌ஷ பல் வலி'],
    ['everything', 'multi-part emoji', '👨‍👩‍👧‍👦 👍🏽 ❤️ 🇮🇳 1️⃣'],
    ['everything', 'markup', '<img src=x onerror=alert(1)> &amp; </script>'],
  ])('keeps %s of %s', (_what, _of, typed, left = typed) => {
    expect(received({ name: typed, issue: 'x' })).toBe(`Hello.\n${`Name: ${left}`.trim()}\nProblem: x`);
    expect(compose({ name: typed, issue: 'x' })[1]).toMatchObject({ missing: left === '' });
  });
});

describe('a message that is too long for a chat', () => {
  const TEN_KB = 10_240;

  test.each([
    ['line ends', 'a\n'],
    ['Tamil', 'பல் வலி '],
    ['multi-part emoji', '👨‍👩‍👧‍👦'],
    ['letters with combining marks', 'e\u0301\u0302\u0303'],
  ])('keeps the start of each field, cut between characters, and says so: %s', (_what, unit) => {
    const typed = unit.repeat(Math.ceil(TEN_KB / unit.length));
    const [greeting, ...rest] = received({ name: typed, issue: typed }).split('\n');
    const [name, problem] = rest.join('\n').split('\nProblem: ');
    expect(greeting).toBe('Hello.');
    for (const part of [name?.replace('Name: ', ''), problem]) {
      expect(part?.endsWith('…')).toBe(true);
      const kept = part?.slice(0, -1) ?? '';
      const before = lettersOf(typed);
      expect(lettersOf(kept)).toEqual(before.slice(0, lettersOf(kept).length));
      // Each gets half of the room.
      expect(encodedLength(kept)).toBeGreaterThan(CHAT_ROOM / 2 - 150);
    }
  });

  test('cuts within a character only if that character alone exceeds the limit', () => {
    const text = received({ name: `a${'\u0301'.repeat(TEN_KB)}`, issue: 'x' });
    expect(text).toMatch(/^Hello\.\nName: a\u0301{500,}…\nProblem: x$/);
  });
});

describe('the message length', () => {
  test.each([
    [[10, 20], 100, [10, 20]],
    [[80, 10, 80], 100, [45, 10, 45]],
    [[80, 80], 100, [50, 50]],
    [[5, 5], -10, [0, 0]],
    [[], 100, []],
  ])('is shared: %j in %i gives %j', (needs, room, shares) => {
    expect(fairShares(needs, room)).toEqual(shares);
  });
});
