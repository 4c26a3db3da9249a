/** What the check says of words files, whatever is in them, and however much. */

import { expect, test } from 'vitest';
import { textFault } from '../../../locales/model/check/textFault.ts';
import { LANGUAGE_TABLES } from '../../fixtures/languages.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { mistakesIn, textsIn, warningsIn } from '../../support/words.ts';

const [english] = Object.values(LANGUAGE_TABLES)[0] ?? [];

/** Returns the messages about an English words file with this text. */
const messagesFor = (text: string) =>
  mistakesIn(temporaryFolder({ 'en/page.json': text }), english ? [english] : []).map(({ message }) => message);

test('the real words have no problems', () => {
  expect(mistakesIn()).toEqual([]);
});

test('every invalid text is reported with its position', () => {
  const text = `{
  "title": "",
  "count": 3,
  "price": "From {price.filling}",
  "items": ["One", "<p>Two"],
  "link": "<a href='javascript:alert(1)'>x</a>",
  "title": "Again"
}`;
  const problems = mistakesIn(temporaryFolder({ 'en/page.json': text }));
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n')).toMatchInlineSnapshot(`
    "7:3 "title" appears twice here, first on line 2. Delete one of the two
    3:12 count: found 3, expected text in double quotes
    4:12 price: found {price.filling}: a placeholder is written with two braces on each side. Type: {{price.filling}}
    5:20 items.1: <p> is not closed. Write </p> after its text.
    6:11 link: the link "javascript:alert(1)" is not allowed. Write a page of this site ("/contact") or "https://…"."
  `);
});

test('an empty text is a mistake in English, and a gap in a translation, which leaves the rest of its list in place', () => {
  const gaps = { title: '', lead: null, items: ['One', ' ', 'Three'] };
  const root = temporaryFolder({ 'en/page.json': JSON.stringify(gaps), 'ta/page.json': JSON.stringify(gaps) });
  expect(mistakesIn(root).map(({ file, message }) => `${file.slice(root.length)}: ${message}`)).toEqual([
    '/en/page.json: title: the text is empty. Write it, or delete the line',
    '/en/page.json: lead: found null, expected text in double quotes',
    '/en/page.json: items.1: the text is empty. Write it, or delete the line',
  ]);
  expect([...(textsIn('ta', root).get('page') ?? [])]).toEqual([
    ['items.0', 'One'],
    ['items.2', 'Three'],
  ]);
});

test('a translation saved as question marks, or read as Windows-1252, is reported, but not a question', () => {
  const faq = (question: string, answer: string) => ({ faq: [{ question, answer }] });
  const dir = temporaryFolder({
    'en/home.json': JSON.stringify(faq('Really??', '???'), null, 2),
    'ta/home.json': JSON.stringify(
      { hero: { title: '{{branches.names}}: ??????? ????', lead: 'à®ªà®²à¯' }, ...faq('அப்படியா??', 'Rs 99?') },
      null,
      2,
    ),
  });
  expect(warningsIn(dir).map(({ file, line, message }) => `${file.slice(dir.length)}:${line} ${message}`)).toEqual([
    '/en/home.json:5 faq.0.answer: found ???, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.',
    '/ta/home.json:3 hero.title: found {{branches.names}}: ??????? ????, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.',
    '/ta/home.json:4 hero.lead: found à®ªà®²à¯, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.',
  ]);
});

test('nested brackets are reported without crashing', () => {
  expect(messagesFor('['.repeat(100_000))).toEqual([
    expect.stringMatching(/^more than 50 brackets are nested here\. /),
  ]);
});

test('a file of an implausible size is refused', () => {
  const picture = `data:image/png;base64,${'iVBOR'.repeat(800_000)}`;
  expect(messagesFor(JSON.stringify({ title: picture }))).toEqual([
    expect.stringMatching(/^the file is 4,000\.1 kB, expected at most 300 kB\. /),
  ]);
});

test('a picture pasted into a text is scanned once, not from every character', { timeout: 10_000 }, () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(20_000)}`;
  expect(textFault(`${picture} {{price.filling}`, '{{price.filling}}')?.message).toBe(
    'found {{price.filling}: a placeholder is written with two braces on each side. Type: {{price.filling}}',
  );
});
