/** Mistakes that break the YAML, or of which the schema sees only what follows: one message each. */
import { expect, test } from 'vitest';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { answersWithPlace, type Mistake, problemsOf } from './mistakes.ts';

const SUNDAY = 'sunday: [11:00-13:30]';
const PRICE = 'filling: { from: 200, to: 2000 }';

const [clinic, chennai, kavalkinaru] = CONFIGURATIONS['two-branches'];
const changed = (edit: (text: string) => string) =>
  problemsOf([clinic, kavalkinaru, { ...chennai, text: edit(chennai.text) }]);
const cutAfter = (end: string) => changed((text) => text.slice(0, text.indexOf(end) + end.length));

test('reports brackets and the commas between them', () => {
  expect(
    answersWithPlace([
      ['chennai', SUNDAY, 'sunday: [11:00-13:30]]'],
      ['chennai', SUNDAY, 'sunday: [11:00-13:30'],
      ['chennai', SUNDAY, 'sunday: 11:00-13:30]'],
      ['clinic', PRICE, 'filling: from: 200, to: 2000 }'],
      ['clinic', PRICE, 'filling: { from: 200; to: 2000 }'],
      ['clinic', PRICE, 'filling: { from:200, to:2000 }'],
    ]),
  ).toMatchInlineSnapshot(`
    "38:24 a bracket is closed here that was never opened. Delete it.
    38:11 a bracket is opened here and never closed. Type the missing ] or }.
    38:11 hours.sunday: found 11:00-13:30], expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 11:00-13:30 ]
    36:12 a colon and a space start a value, and this line has them twice. Expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only. Type for example: filling: { from: 200, to: 2000 }
    36:20 in brackets, values are separated by commas, and each key is followed by a colon and a space, as in { from: 200, to: 2000 }.
    36:12 prices.filling: found { from:200, to:2000 }, expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only. Type for example: filling: { from: 200, to: 2000 }"
  `);
});

test('reports quotes, straight and curly', () => {
  expect(
    answersWithPlace([
      ['chennai', 'phone: "+910000000001"', 'phone: "+910000000001'],
      ['chennai', 'phone: "+910000000001"', 'phone: “+910000000001”'],
      ['chennai', 'phone: "+910000000001"', 'phone: "+910000000001”'],
      ['chennai', 'en: Perambur', 'en: “Rs 99: Perambur”'],
    ]),
  ).toMatchInlineSnapshot(`
    "10:8 a quote is opened here and never closed. Type one at the end of the text.
    10:8 phone: found “+910000000001”, expected a phone number: +91 and ten digits, no spaces. Type: phone: "+910000000001"
    10:8 a quote is opened here and never closed. Type one at the end of the text.
    6:7 a colon and a space start a value, and this line has them twice. Put the whole text in quotes. Type: en: "Rs 99: Perambur""
  `);
  expect(() => answersWithPlace([['chennai', 'en: Perambur', 'en: The “old” Perambur']])).toThrow('Nothing was found');
});

test('reports colons and the spaces after them', () => {
  expect(
    answersWithPlace([
      ['chennai', 'phone: "', 'phone "'],
      ['chennai', 'hours:\n', 'hours\n'],
      ['chennai', 'en: Perambur', 'en, Perambur'],
    ]),
  ).toMatchInlineSnapshot(`
    "10:1 this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it.
    31:1 this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it.
    6:3 area: found en, Perambur, expected the text under its language code. Type: { en: Perambur }"
  `);
});

test('reports list dashes', () => {
  expect(
    answersWithPlace([
      ['chennai', '  - en: Kolathur', '    en: Kolathur'],
      ['chennai', '  - en: Kolathur', '  -en: Kolathur'],
      ['chennai', '  - id: chennai', '    id: chennai'],
    ]),
  ).toMatchInlineSnapshot(`
    "25:5 en appears twice in this group. Keep one of the two, or type a dash and a space before the first line of a new entry.
    25:3 a space is missing after the dash. Type it.
    58:5 offers: expected a list of offers. Each entry starts with a dash and a space."
  `);
});

test('reports wrong indentation of one line or several', () => {
  const exceptions = '  exceptions:\n    - day: 2027-01-15\n      hours: closed\n';
  expect(
    answersWithPlace([
      ['chennai', '  tuesday:', '    tuesday:'],
      ['chennai', '\nmaps:', '\n  maps:'],
      ['chennai', '    terms:', '      terms:'],
      ['chennai', '\n# What to search', `${exceptions}\n# What to search`],
      ['chennai', '  tuesday:', '\ttuesday:'],
    ]),
  ).toMatchInlineSnapshot(`
    "33:5 this line starts at another column than the lines around it. Lines of one group have the same number of spaces before them.
    41:3 this line starts at the wrong column, and so is read as part of hours. Type it at the start of the line, without spaces before it, and the lines below that belong with it.
    65:7 this line starts at the wrong column, and so is read as part of offers.description. Type it with 4 spaces before it.
    39:3 this line starts at the wrong column, and so is read as part of hours. Type it at the start of the line, without spaces before it.
    33:2 found a tab at the start of the line. Use spaces instead."
  `);
});

test('reports duplicate and stray lines', () => {
  expect(
    answersWithPlace([
      ['chennai', '  city: ', 'Opposite the bus stand\n  city: '],
      ['chennai', '\n# What to search', '\nWhat to search'],
    ]),
  ).toMatchInlineSnapshot(`
    "18:1 this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it.
    40:1 this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it."
  `);
  expect(changed((text) => `hello\n${text}`)).toMatchInlineSnapshot(
    `"branches/chennai.yaml:1:1 this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it."`,
  );
});

test('reports a truncated file at its end', () => {
  expect(
    [cutAfter('friday: [10:3'), cutAfter('postcode: "600082"\n'), cutAfter('- en: Only at')].join('\n'),
  ).toMatchInlineSnapshot(`
    "branches/chennai.yaml:36:16 the file is cut off in the middle of this line. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:20:21 the file is cut off: areasServed, hours, maps, booking, consultation, picture and pictureAlt are missing. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:58:5 offers.image is missing. Type for example: image: offers/independence-day.webp
    branches/chennai.yaml:58:5 offers.imageAlt is missing. Type for example: imageAlt: { en: Illustration of a white tooth wearing a ribbon. }
    branches/chennai.yaml:58:5 offers.sticker is missing. Type for example: sticker: 🎉"
  `);
});

test('reports an over-indented end of a file once, and not as truncated', () => {
  const moved = changed((text) => {
    const start = text.indexOf('\nconsultation:') + 1;
    return text.slice(0, start) + text.slice(start).replace(/^(?=.)/gm, '  ');
  });
  expect(moved).toMatchInlineSnapshot(
    `"branches/chennai.yaml:50:3 this line starts at the wrong column, and so is read as part of booking. Type it at the start of the line, without spaces before it, and the lines below that belong with it."`,
  );
});

test('reports a merge conflict of Git', () => {
  const [ours, theirs] = ['phone: "+910000000001"', 'phone: "+910000000002"'];
  expect(
    answersWithPlace([
      ['chennai', `${ours} # placeholder\n`, `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> main\n`],
      ['chennai', `  ${SUNDAY}\n`, `  ${SUNDAY}\n>>>>>>> main\n`],
    ]),
  ).toMatchInlineSnapshot(`
    "10:1 found <<<<<<<, with which Git marks two versions of the same lines. Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.
    39:1 found >>>>>>>, with which Git marks two versions of the same lines. Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>."
  `);
});

test('reports characters that only look like spaces', () => {
  expect(
    answersWithPlace([
      ['chennai', '  tuesday:', '\u00a0\u00a0tuesday:'],
      ['chennai', 'en: Perambur', 'en:\u00a0Perambur'],
      ['chennai', '"+910000000001" # p', '"+910000000001"\u00a0# p'],
      ['chennai', 'phone:', 'pho\u200bne:'],
    ]),
  ).toMatchInlineSnapshot(`
    "33:1 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
    6:6 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
    10:23 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
    10:4 found an invisible character (U+200B). Delete it."
  `);
  expect(changed((text) => text.replace(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length)))).toMatchInlineSnapshot(
    `"branches/chennai.yaml:4:1 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space. The same in 43 more lines."`,
  );
  const inText: Mistake = ['chennai', 'en: Perambur', 'en: "\u00a0Perambur,\n    \u00a0Chennai"'];
  expect(() => answersWithPlace([inText])).toThrow('Nothing was found');
});

test('reports only the first mistake that breaks the YAML of a file, and all of the other files', () => {
  const text = chennai.text.replace('  tuesday:', '    tuesday:').replace('sticker: "🎉"', 'sticker: "🎉');
  const other = clinic.text.replace('rating: 4.9', 'rating: many');
  expect(problemsOf([{ ...clinic, text: other }, kavalkinaru, { ...chennai, text }])).toMatchInlineSnapshot(`
    "branches/chennai.yaml:33:5 this line starts at another column than the lines around it. Lines of one group have the same number of spaces before them.
    branches/clinic.yaml:12:11 stats.rating: found many, expected a number from 1 to 5. Type for example: rating: 4.9"
  `);
});
