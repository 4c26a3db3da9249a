import { expect, test } from 'vitest';
import { answers, problemsOf, withMistakes } from './mistakes.ts';

const TAG = 'en: First visit';

test('suggests quotes for a text with a special character', () => {
  expect(
    answers([
      ['clinic', TAG, 'en: Rs 99: offer'],
      ['clinic', TAG, 'en: It is #1'],
      ['clinic', TAG, 'en: @home'],
      ['clinic', TAG, 'en: *Free* visit'],
      ['clinic', TAG, 'en: "Free" visit'],
      ['clinic', TAG, 'en: [New] First visit'],
      ['clinic', TAG, "en: 'It's free'"],
      ['clinic', TAG, 'en: "C:\\qa"'],
    ]),
  ).toMatchInlineSnapshot(`
    "a colon and a space start a value, and this line has them twice. Put the whole text in quotes. Type: en: "Rs 99: offer"
    the text ends before "#1", because a space and # start a note. Put the whole text in quotes: "It is #1" (or, if it is a note, type a space after #).
    a symbol in this text has a special meaning here. Put the whole text in quotes. Type: en: "@home"
    a symbol in this text has a special meaning here. Put the whole text in quotes. Type: en: "*Free* visit"
    a symbol in this text has a special meaning here. Put the whole text in quotes. Type: en: '"Free" visit'
    a symbol in this text has a special meaning here. Put the whole text in quotes. Type: en: "[New] First visit"
    a symbol in this text has a special meaning here. Put the whole text in quotes. Type: en: "It's free"
    a backslash in double quotes has a special meaning. Type two backslashes, or use single quotes."
  `);
});

test('suggests no quotes where they would be refused, and says what is valid', () => {
  expect(
    answers([
      ['clinic', 'instagram: https://instagram.sample-dental.example/', 'instagram: @sampledental'],
      ['chennai', 'phone: "+910000000001"', 'phone: @chennai'],
    ]),
  ).toMatchInlineSnapshot(`
    "a symbol in this text has a special meaning here. Expected a web address that starts with https://. Type for example: instagram: https://instagram.sample-dental.example/
    a symbol in this text has a special meaning here. Expected a phone number: +91 and ten digits, no spaces. Type for example: phone: "+910000000001""
  `);
});

test('reports a broken structure once, where it starts', () => {
  expect(
    answers([
      ['clinic', TAG, 'en First visit\n      ta: x'],
      ['clinic', `      ${TAG}`, `\t${TAG}`],
      ['clinic', 'terms:\n', 'terms: none\n'],
      ['clinic', 'copyrightYear: 2025', 'copyrightYear: 2025\ncopyrightYear: 2026'],
      ['clinic', 'copyrightYear: 2025', '---\ncopyrightYear: 2025'],
      ['clinic', TAG, 'en: caf\uFFFD'],
    ]),
  ).toMatchInlineSnapshot(`
    "this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it.
    found a tab at the start of the line. Use spaces instead.
    this key has a value on its own line, and the lines under it are indented as if they belonged to it. Keep one of the two, or indent the lines under it like this one.
    copyrightYear appears twice in this group. Keep one of the two.
    found ---, which starts a second document. Delete this line.
    this character (�) is damaged. Save the file as UTF-8 and type the character again."
  `);
});

test('reports an empty file, a list or a sentence as such', () => {
  const [clinic, , kavalkinaru] = withMistakes();
  if (!clinic || !kavalkinaru) throw new Error('The files are missing.');
  const chennai = (text: string) => problemsOf([clinic, kavalkinaru, { path: 'branches/chennai.yaml', text }]);
  expect(
    [chennai(''), chennai('# later\n'), chennai('- a\n- b\n'), chennai('later')].join('\n'),
  ).toMatchInlineSnapshot(`
    "branches/chennai.yaml:1:1 the file is empty.
    branches/chennai.yaml:1:1 the file is empty.
    branches/chennai.yaml:1:1 expected a group of keys.
    branches/chennai.yaml:1:1 found later, expected a group of keys."
  `);
});

test('accepts comments after values, quotes, Windows line ends and a byte order mark', () => {
  const files = withMistakes(
    ['clinic', TAG, 'en: "First: visit #1 @ *home*" # a note'],
    ['chennai', 'phone: "+910000000001"', "phone: '+910000000001' #note"],
  ).map((file) => ({ ...file, text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}` }));
  expect(() => problemsOf(files)).toThrow('Nothing was found to be wrong.');
});
