/** Typing slips that break the syntax or a rule elsewhere: one message, at the slip. */
import { expect, test } from 'vitest';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { answersWithPlace, type Mistake, problemsOf } from './mistakes.ts';

const SUNDAY = 'sunday: [11:00-13:30]';
const PRICE = 'filling: { from: 200, to: 2000 }';
const ID = '  - id: first-visit\n';

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
      ['chennai', SUNDAY, 'sunday: [11:00-13:30}'],
      ['chennai', 'freeOnline: true', 'freeOnline: }'],
      ['chennai', 'freeOnline: true', 'freeOnline: true}'],
      ['clinic', PRICE, 'filling: { from: 200, to: 2000'],
      ['clinic', PRICE, 'filling: { from: 200, to: 2000 }}'],
      ['clinic', PRICE, 'filling: from: 200, to: 2000 }'],
      ['clinic', PRICE, 'filling: { from: 200; to: 2000 }'],
      ['clinic', PRICE, 'filling: { from = 200 to = 2000 }'],
      ['clinic', PRICE, 'filling: { from:200, to:2000 }'],
    ]),
  ).toMatchInlineSnapshot(`
    "sunday: [11:00-13:30]]
        38:24 found ], which closes no bracket. Type: sunday: [11:00-13:30]
    sunday: [11:00-13:30
        38:11 a bracket is opened here and never closed. Type: sunday: [11:00-13:30]
    sunday: 11:00-13:30]
        38:22 found ], which closes no bracket. Type: sunday: [11:00-13:30]
    sunday: [11:00-13:30}
        38:23 found }, which does not match the opening bracket. Type: sunday: [11:00-13:30]
    freeOnline: }
        51:15 a bracket is closed here that was never opened. Delete it.
    freeOnline: true}
        51:19 found }, which closes no bracket. Type: freeOnline: true
    filling: { from: 200, to: 2000
        36:12 a bracket is opened here and never closed. Type: filling: { from: 200, to: 2000 }
    filling: { from: 200, to: 2000 }}
        36:35 found }, which closes no bracket. Type: filling: { from: 200, to: 2000 }
    filling: from: 200, to: 2000 }
        36:32 found }, which closes no bracket. Type: filling: { from: 200, to: 2000 }
    filling: { from: 200; to: 2000 }
        36:12 in { }, each key is followed by a colon and a space, and values are separated by commas. Type: filling: { from: 200, to: 2000 }
    filling: { from = 200 to = 2000 }
        36:12 in { }, each key is followed by a colon and a space, and values are separated by commas. Type: filling: { from: 200, to: 2000 }
    filling: { from:200, to:2000 }
        36:12 in { }, each key is followed by a colon and a space, and values are separated by commas. Type: filling: { from: 200, to: 2000 }"
  `);
});

test('reports commas in prices', () => {
  expect(
    answersWithPlace([
      ['clinic', PRICE, 'filling: { from: 2,000, to: 20,000 }'],
      ['clinic', PRICE, 'filling: {from: 1,00,000, to: 2,00,000} # a note'],
      ['clinic', PRICE, 'filling: { from: 20,000, to: 2,000 }'],
      ['clinic', `${PRICE}\n`, 'filling: { from: 2,000, to: 20,000 }\n  sealant: { from: 2,000, to: 20,000 }\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "filling: { from: 2,000, to: 20,000 }
        36:21 an amount cannot have a comma, because a comma starts the next value. Type: filling: { from: 2000, to: 20000 }
    filling: {from: 1,00,000, to: 2,00,000} # a note
        36:20 an amount cannot have a comma, because a comma starts the next value. Type: filling: {from: 100000, to: 200000}
    filling: { from: 20,000, to: 2,000 }
        36:22 an amount cannot have a comma, because a comma starts the next value. Type amounts in digits only, such as 20000.
    filling: { from: 2,000, to: 20,000 }
      sealant: { from: 2,000, to: 20,000 }
        36:21 an amount cannot have a comma, because a comma starts the next value. Type amounts in digits only, such as 20000.
        37:21 an amount cannot have a comma, because a comma starts the next value. Type amounts in digits only, such as 20000."
  `);
});

test('reports quotes, straight and curly', () => {
  expect(
    answersWithPlace([
      ['chennai', 'phone: "+910000000001"', 'phone: "+910000000001'],
      ['chennai', 'phone: "+910000000001"', 'phone: +910000000001"'],
      ['chennai', 'phone: "+910000000001"', 'phone: “+910000000001”'],
      ['chennai', 'phone: "+910000000001"', 'phone: "+910000000001”'],
      ['chennai', 'postcode: "600082"', 'postcode: ‘600082’'],
      ['chennai', 'en: Perambur', 'en: “Rs 99: Perambur”'],
    ]),
  ).toMatchInlineSnapshot(`
    "phone: "+910000000001
        10:8 a quote is opened here and never closed. Type: phone: "+910000000001"
    phone: +910000000001"
        10:21 a quote is closed here that was never opened. Type: phone: "+910000000001"
    phone: “+910000000001”
        10:8 found a curly quote, which does not count as a quote here. Type: phone: "+910000000001"
    phone: "+910000000001”
        10:22 found a curly quote, which does not count as a quote here. Type: phone: "+910000000001"
    postcode: ‘600082’
        20:13 found a curly quote, which does not count as a quote here. Type: postcode: "600082"
    en: “Rs 99: Perambur”
        6:7 found a curly quote, which does not count as a quote here. Type: en: "Rs 99: Perambur""
  `);
  expect(() => answersWithPlace([['chennai', 'en: Perambur', 'en: The “old” Perambur']])).toThrow('Nothing was found');
});

test('reports colons and the spaces after them', () => {
  expect(
    answersWithPlace([
      ['chennai', 'phone: "', 'phone "'],
      ['chennai', 'phone: "', 'phone:"'],
      ['chennai', 'phone: "', 'phone = "'],
      ['chennai', 'hours:\n', 'hours\n'],
      ['chennai', 'en: Perambur', 'en, Perambur'],
    ]),
  ).toMatchInlineSnapshot(`
    "phone "
        10:1 this line is not "key: value". Type: phone: "+910000000001"
    phone:"
        10:1 a space is missing after the colon. Type: phone: "+910000000001"
    phone = "
        10:1 this line is not "key: value". Type: phone: "+910000000001"
    hours
        31:1 this line is not "key: value". Type: hours:
    en, Perambur
        6:3 this line is not "key: value". Type: en: Perambur"
  `);
});

test('reports list dashes', () => {
  expect(
    answersWithPlace([
      ['chennai', '  - en: Kolathur', '    en: Kolathur'],
      ['chennai', '  - en: Kolathur', '  -en: Kolathur'],
      ['chennai', '  - id: chennai', '    id: chennai'],
      ['clinic', ID, ID.replace('-', ' ')],
      ['clinic', ID, `${ID}${ID}`],
      ['clinic', ID, `${ID}  - id: second-visit\n`],
      ['clinic', '    title:\n      en: First', '  - title:\n      en: First'],
    ]),
  ).toMatchInlineSnapshot(`
    "en: Kolathur
        25:5 a dash is missing: a new entry starts here. Type it with 2 spaces before it: - en: Kolathur
    -en: Kolathur
        25:3 a space is missing after the dash. Type: - en: Kolathur
    id: chennai
        58:5 a dash is missing: a new entry starts here. Type it with 2 spaces before it: - id: chennai-grand-opening
    id: first-visit
        102:5 a dash is missing: a new entry starts here. Type it with 2 spaces before it: - id: first-visit
    - id: first-visit
      - id: first-visit
        102:3 a dash starts a new entry, and this entry or the one above is not complete. Delete this line, or type what is missing.
    - id: first-visit
      - id: second-visit
        102:3 a dash starts a new entry, and this entry or the one above is not complete. Delete this line, or type what is missing.
    - title:
          en: First
        105:3 a dash starts a new entry, and this line belongs to the entry above. Type a space in place of the dash."
  `);
});

test('reports wrong indentation of one line or several', () => {
  const exceptions = '  exceptions:\n    - day: 2027-01-15\n      hours: closed\n';
  const offer = / {2}- id: first-visit[\s\S]*?(?= {2}- id:)/.exec(clinic.text)?.[0] ?? '';
  const pasted = (by: (line: string) => string): Mistake => [
    'clinic',
    offer,
    `${offer}${offer.replace('first-visit', 'next-visit').split('\n').map(by).join('\n')}`,
  ];
  const placesOnly = (mistake: Mistake) => answersWithPlace([mistake]).slice(mistake[2].trim().length + 1);
  expect(
    answersWithPlace([
      ['chennai', '  tuesday:', '    tuesday:'],
      ['chennai', '  monday:', '   monday:'],
      ['chennai', '  tuesday:', 'tuesday:'],
      ['chennai', '\nhours:', '\n  hours:'],
      ['chennai', '\nmaps:', '\n  maps:'],
      ['chennai', '  postcode:', 'postcode:'],
      ['chennai', '  postcode:', '    postcode:'],
      ['chennai', '  city:', 'city:'],
      ['chennai', '\n# What to search', `${exceptions}\n# What to search`],
      ['chennai', '  tuesday:', '\ttuesday:'],
    ]),
  ).toMatchInlineSnapshot(`
    "tuesday:
        33:5 this line starts at the wrong column. Type it with 2 spaces before it.
    monday:
        32:4 this line starts at the wrong column. Type it with 2 spaces before it.
    tuesday:
        33:1 this line starts at the wrong column. Type it with 2 spaces before it.
    hours:
        31:3 this line starts at the wrong column. Type it at the start of the line, without spaces before it.
    maps:
        41:3 this line starts at the wrong column, and so is read as part of hours. Type it at the start of the line, without spaces before it.
    postcode:
        20:1 this line starts at the wrong column. Type it with 2 spaces before it.
    postcode:
        20:5 this line starts at the wrong column, and so is read as part of address.city. Type it with 2 spaces before it.
    city:
        18:1 this line starts at the wrong column. Type it with 2 spaces before it.
    exceptions:
        - day: 2027-01-15
          hours: closed

    # What to search
        39:3 this line starts at the wrong column, and so is read as part of hours. Type it at the start of the line, without spaces before it.
    tuesday:
        33:2 found a tab at the start of the line. Type 2 spaces in its place."
  `);
  expect(
    [pasted((line) => line && `  ${line}`), pasted((line) => line.replace('  - id', '- id'))]
      .map(placesOnly)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "    117:5 this line starts at the wrong column. Type it with 2 spaces before it, and move the 14 lines below with it.
        117:1 this line starts at the wrong column. Type it with 2 spaces before it."
  `);
});

test('reports duplicate and stray lines', () => {
  expect(
    answersWithPlace([
      ['chennai', '  city:\n', 'Opposite the bus stand\n  city:\n'],
      ['chennai', '\n# What to search', '\nWhat to search'],
      ['chennai', 'en: Perambur\n', 'en: Perambur\n  and Kolathur\n'],
      ['chennai', '  monday: [', '  monday: [10:30-13:30]\n  tuesday: closed\n  monday: ['],
    ]),
  ).toMatchInlineSnapshot(`
    "Opposite the bus stand
      city:
        18:1 this line is not a key with a value. Delete it, or make it a note: type # and a space before it.
    What to search
        40:1 this line is not a key with a value. Delete it, or make it a note: type # and a space before it.
    en: Perambur
      and Kolathur
        7:3 this line starts at the wrong column. Type it with 4 spaces before it.
    monday: [10:30-13:30]
      tuesday: closed
      monday: [
        34:3 monday, tuesday appear twice in this group. Keep one of the two."
  `);
  expect(changed((text) => `hello\n${text}`)).toMatchInlineSnapshot(
    `"branches/chennai.yaml:1:1 this line is not a key with a value. Delete it, or make it a note: type # and a space before it."`,
  );
});

test('reports a truncated file at its end', () => {
  expect(
    [
      cutAfter('friday: [10:3'),
      cutAfter('phone: "+91'),
      cutAfter('postcode: "600082"\n'),
      cutAfter('booking'),
      cutAfter('- en: Only at'),
      cutAfter('sticker: "'),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    "branches/chennai.yaml:36:16 the file is cut off: maps, booking, consultation, picture and pictureAlt are missing. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:10:12 the file is cut off: whatsapp, address, areasServed, hours, maps, booking, consultation, picture and pictureAlt are missing. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:20:21 the file is cut off: areasServed, hours, maps, booking, consultation, picture and pictureAlt are missing. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:46:8 the file is cut off: booking, consultation, picture and pictureAlt are missing. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:67:20 the file is cut off: image, imageAlt and sticker are missing. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:72:15 the file is cut off in the middle of this line. Restore the rest from a copy of the file, or type it."
  `);
});

test('reports an over-indented end of a file at its first such line, and not as truncated', () => {
  const moved = (from: string, by: string) =>
    changed((text) => {
      const start = text.indexOf(`\n${from}:`) + 1;
      return text.slice(0, start) + text.slice(start).replace(/^(?=.)/gm, by);
    });
  expect(
    [moved('consultation', '  '), moved('hours', '    '), moved('picture', '\t')].join('\n'),
  ).toMatchInlineSnapshot(`
    "branches/chennai.yaml:50:3 this line and all lines below start 2 spaces too far to the right. Delete 2 spaces at the start of each.
    branches/chennai.yaml:31:5 this line and all lines below start 4 spaces too far to the right. Delete 4 spaces at the start of each.
    branches/chennai.yaml:53:2 this line and all lines below start with one tab too many. Delete the tab at the start of each."
  `);
  for (const group of ['address', 'areasServed', 'maps', 'booking']) {
    expect(moved(group, '  ')).toMatch(
      /^branches\/chennai\.yaml:\d+:3 this line and all lines below start 2 spaces too far to the right\..*$/,
    );
  }
  const text = clinic.text.replace(/^offers:[\s\S]*/m, (end) => end.replace(/^(?=.)/gm, '  '));
  expect(problemsOf([{ ...clinic, text }, chennai, kavalkinaru])).toMatch(/^branches\/clinic\.yaml:85:3 this line .*$/);
});

test('reports a merge conflict of Git', () => {
  const [ours, theirs] = ['phone: "+910000000001"', 'phone: "+910000000002"'];
  expect(
    answersWithPlace([
      ['chennai', `${ours} # placeholder\n`, `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> main\n`],
      ['chennai', `  ${SUNDAY}\n`, `  ${SUNDAY}\n>>>>>>> main\n`],
    ]),
  ).toMatchInlineSnapshot(`
    "<<<<<<< HEAD
    phone: "+910000000001"
    =======
    phone: "+910000000002"
    >>>>>>> main
        10:1 found <<<<<<<, with which Git marks two versions of the same lines. Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.
    sunday: [11:00-13:30]
    >>>>>>> main
        39:1 found >>>>>>>, with which Git marks two versions of the same lines. Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>."
  `);
});

test('reports characters that only look like spaces', () => {
  expect(
    answersWithPlace([
      ['chennai', '  tuesday:', '\u00a0\u00a0tuesday:'],
      ['chennai', 'en: Perambur', 'en:\u00a0Perambur'],
      ['chennai', '- en: Kolathur', '-\u00a0en: Kolathur'],
      ['chennai', '"+910000000001" # p', '"+910000000001"\u00a0# p'],
      ['chennai', 'phone:', 'pho\u200bne:'],
    ]),
  ).toMatchInlineSnapshot(`
    "tuesday:
        33:1 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
    en: Perambur
        6:6 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
    - en: Kolathur
        25:4 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
    "+910000000001" # p
        10:23 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space.
    pho​ne:
        10:4 found an invisible character (U+200B). Delete it."
  `);
  expect(changed((text) => text.replace(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length)))).toMatchInlineSnapshot(
    `"branches/chennai.yaml:4:1 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space. The same in 43 more lines."`,
  );
  const inText: Mistake = ['chennai', 'en: Perambur', 'en: "\u00a0Perambur,\n    \u00a0Chennai"'];
  expect(() => answersWithPlace([inText])).toThrow('Nothing was found');
});

test('reports slips and wrong values in one file together', () => {
  const text = chennai.text
    .replace('  tuesday:', '    tuesday:')
    .replace('freeOnline: true', 'freeOnline: maybe')
    .replace('sticker: "🎉"', 'sticker: "🎉');
  expect(problemsOf([clinic, kavalkinaru, { ...chennai, text }])).toMatchInlineSnapshot(`
    "branches/chennai.yaml:33:5 this line starts at the wrong column. Type it with 2 spaces before it.
    branches/chennai.yaml:51:15 consultation.freeOnline: found maybe, expected true or false. Type for example: freeOnline: true
    branches/chennai.yaml:72:14 a quote is opened here and never closed. Type: sticker: "🎉""
  `);
});

test('reports a line without spaces that belongs to the group above, as do the lines that follow', () => {
  expect(
    answersWithPlace([
      ['chennai', '    en: Chennai', 'en: Chennai'],
      ['clinic', '      en: First visit', 'en: First visit'],
    ]),
  ).toMatchInlineSnapshot(`
    "en: Chennai
        19:1 this line starts at the wrong column. Type it with 4 spaces before it.
    en: First visit
        104:1 this line starts at the wrong column. Type it with 6 spaces before it."
  `);
});
