/** Claims that the dental council’s code may question, in English and Tamil. */
import { expect, test } from 'vitest';
import { readReadinessInputs } from '../../../scripts/content/readReadinessInputs.ts';
import { advertisingHints, readRules } from '../../../site/readiness/rules.ts';

const RULES = readRules(readReadinessInputs().claims);

const messagesFor = (text: string) =>
  advertisingHints({ path: 'home.json', text: `    "title": "${text}",` }, '', RULES).map(({ message }) => message);

test.each([
  ['compares', ['the best dentist', 'No. 1 clinic', 'சிறந்த பல் மருத்துவர்', 'மிகச் சிறந்த கிளினிக்', 'நம்பர் 1']],
  ['promises a result', ['Guaranteed results', '100% success', 'உத்தரவாதம்', '100 % வெற்றி', 'நிரந்தரத் தீர்வு']],
  [
    'promises that nothing hurts or goes wrong',
    ['Painless root canal', 'There is no pain', 'வலியே இல்லாமல் சிகிச்சை', 'வலியில்லாத சிகிச்சை'],
  ],
  ['promises a cure', ['We cure bad breath', 'cured in a day', 'முழுமையாகக் குணமாகும்', 'ஒரே நாளில் குணமாக்கும்']],
  ['advertises a discount', ['50% off', 'festival discounts', '50% தள்ளுபடி', 'சலுகைக் கட்டணம்', 'No discount today']],
  [
    'offers something for nothing',
    ['Free consultation', 'The first 50 are free.', 'free of charge', 'இலவச ஆலோசனை', 'ஆலோசனை இலவசம்'],
  ],
  ['shows what patients say', ['Video testimonials', 'Our happy patients', 'நோயாளிகளின் அனுபவங்கள்']],
])('a claim that %s is told', (why, texts) => {
  for (const text of texts) expect(messagesFor(text), text).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['denied before it', 'No treatment is painless, and we cannot cure it'],
  ['denied after it in Tamil', 'சிகிச்சையை வலியே இல்லாமல் செய்ய முடியாது. முழுமையாகக் குணமாகும் என்ற உத்தரவாதம் கிடையாது.'],
  ['about a free day', 'Choose a free day and time; feel free to call; you are free to decide'],
  ['a compound', 'sugar-free gum'],
  ['about a disease', 'Early decay causes no pain'],
  ['a permanent tooth', 'a permanent tooth; நிரந்தரப் பல்'],
  ['in a link or a placeholder', '<a href=\\"/free\\">Ask</a> {{free}}'],
])('a claim is not told where the words are %s', (_name, text) => {
  expect(messagesFor(text)).toEqual([]);
});

test('a claim is reported with its place, once in a line', () => {
  const text = '  "free": "x",\n  "a": "Free and free, painless"';
  const hints = advertisingHints({ path: 'home.json', text }, '', RULES);
  expect(hints.map(({ line, column }) => [line, column])).toEqual([
    [2, 24],
    [2, 9],
  ]);
});

test('a claim in the Tamil sentence after a denied one is reported', () => {
  expect(messagesFor('பயம் வேண்டாம். வலியே இல்லாமல் செய்வோம். வேறு செலவு இல்லை')).toHaveLength(1);
});
