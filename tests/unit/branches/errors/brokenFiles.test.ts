/** What is said about whole files: their names, which of them there are, how they are saved, and what breaks off or repeats. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { CONFIGURATIONS, writeConfiguration } from '../../../fixtures/configurations.ts';
import { loadFiles } from '../../../support/loadFiles.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { problemsIn, problemsOf, withMistakes } from './mistakes.ts';

const [clinic, chennai, kavalkinaru] = CONFIGURATIONS['two-branches'];
const renamed = (file: InputFile, name: string) => ({ ...file, path: `branches/${name}` });
/** The problems with another text in a branch's file. */
const changed = (edit: (text: string) => string) =>
  problemsOf([clinic, kavalkinaru, { ...chennai, text: edit(chennai.text) }]);

test('a file is named with lower-case letters, digits and hyphens, not reserved, and ends in .yaml', () => {
  const named = (name: string) =>
    problemsOf([clinic, chennai, renamed(kavalkinaru, name)])
      .split('\n')
      .filter((line) => line.includes(name));
  const names = ['combined.yaml', 'madurai (copy).yaml', 'madurai.yml'];
  expect(names.flatMap(named).join('\n')).toMatchInlineSnapshot(`
    "branches/combined.yaml:1:1 combined.yaml is a reserved name. Name the file after the branch, such as madurai.yaml
    branches/madurai (copy).yaml:1:1 the file is named madurai (copy).yaml, expected lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml. If it is a copy, move it out of this folder.
    branches/madurai.yml:1:1 the file is named madurai.yml, expected lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml. If it is a copy, move it out of this folder."
  `);
});

test('a copied branch file reports what must differ from the original', () => {
  const copy = renamed(chennai, 'madurai.yaml');
  expect(problemsOf([clinic, chennai, kavalkinaru, copy])).toMatchInlineSnapshot(
    `"branches/madurai.yaml:47:9 online-dentist-appointment-booking-perumbur is already a booking slug (branches/chennai.yaml:47). Choose a different one."`,
  );
});

test('missing files are reported, and a missing folder', () => {
  const none = problemsOf([]);
  const noClinic = problemsOf([chennai, kavalkinaru]);
  const noBranch = problemsOf([clinic]);
  const noPrimary = problemsOf([clinic, kavalkinaru]);
  expect([none, noClinic, noBranch, noPrimary].join('\n\n')).toMatchInlineSnapshot(`
    "branches/:1:1 there is no branch file. Expected one file per branch, such as chennai.yaml
    branches/clinic.yaml:1:1 this file is missing: it holds what all branches share.

    branches/clinic.yaml:1:1 this file is missing: it holds what all branches share.

    branches/:1:1 there is no branch file. Expected one file per branch, such as chennai.yaml
    branches/clinic.yaml:7:16 primaryBranch: found chennai, but there is no branch file.

    branches/clinic.yaml:7:16 primaryBranch: found chennai, expected one of: kavalkinaru."
  `);
  expect(() => loadFiles('no-such-folder')).toThrow('no-such-folder:1:1\n    there is no such folder.');
});

test('all problems of all files are reported together, in the order of the files', () => {
  const files = withMistakes(
    ['clinic', 'primaryBranch: chennai', 'primaryBranch: madurai'],
    ['clinic', 'email: hello@sample-dental.example', 'email:'],
    ['clinic', 'rating: 4.9', 'rating: many'],
    ['clinic', 'lastDay: 2025-08-31', 'lastDay: 2025-08-31\n    firstDay: 2025-09-01\n    ended: maybe'],
    ['clinic', 'id: karthik-sample', 'ID: karthik-sample\n    founder: true'],
    ['chennai', 'en: Perambur', 'en: Rs 99: Perambur'],
    ['chennai', 'en: Periyar Nagar, Perambur', 'en: Road: Perambur'],
    ['chennai', 'booking-perumbur', 'booking-kavalkinaru'],
  );
  expect(problemsOf(files)).toMatchInlineSnapshot(`
    "branches/chennai.yaml:6:7 a colon and a space start a value, and this line has them twice. Put the whole text in quotes. Type: en: "Rs 99: Perambur"
    branches/clinic.yaml:6:1 email: found nothing, expected an e-mail address. Type for example: email: hello@sample-dental.example
    branches/clinic.yaml:7:16 primaryBranch: found madurai, expected one of: chennai, kavalkinaru.
    branches/clinic.yaml:12:11 stats.rating: found many, expected a number from 1 to 5. Type for example: rating: 4.9
    branches/clinic.yaml:101:14 offers.lastDay: found 2025-08-31, expected a day that is not before firstDay.
    branches/clinic.yaml:103:12 offers.ended: found maybe, expected true or false. Type for example: ended: true
    branches/clinic.yaml:138:3 team: expected exactly one dentist with founder: true.
    branches/clinic.yaml:152:5 team.ID is not a known key. Did you mean id?
    branches/kavalkinaru.yaml:46:9 online-dentist-appointment-booking-kavalkinaru is already a booking slug (branches/chennai.yaml:47). Choose a different one."
  `);
  expect(() => parseFiles(files)).toThrow(/^\d+ problems in the branch files:\n\nbranches\//);
});

test('only the first mistake that breaks the YAML of a file is reported, and all of the other files', () => {
  const text = chennai.text.replace('  tuesday:', '    tuesday:').replace('sticker: "🎉"', 'sticker: "🎉');
  const other = clinic.text.replace('rating: 4.9', 'rating: many');
  expect(problemsOf([{ ...clinic, text: other }, kavalkinaru, { ...chennai, text }])).toMatchInlineSnapshot(`
    "branches/chennai.yaml:33:5 this line starts at another column than the lines around it. Lines of one group have the same number of spaces before them.
    branches/clinic.yaml:12:11 stats.rating: found many, expected a number from 1 to 5. Type for example: rating: 4.9"
  `);
});

test('an empty file, a list or a sentence is reported as such', () => {
  const texts = ['', '# later\n', '- a\n- b\n', 'later'];
  expect(texts.map((text) => changed(() => text)).join('\n')).toMatchInlineSnapshot(`
    "branches/chennai.yaml:1:1 the file is empty.
    branches/chennai.yaml:1:1 the file is empty.
    branches/chennai.yaml:1:1 expected a group of keys.
    branches/chennai.yaml:1:1 found later, expected a group of keys."
  `);
});

test('a truncated file is reported at its end', () => {
  const ends = ['friday: [10:3', 'postcode: "600082"\n', '- en: Only at'];
  const cut = ends.map((end) => changed((text) => text.slice(0, text.indexOf(end) + end.length)));
  expect(cut.join('\n')).toMatchInlineSnapshot(`
    "branches/chennai.yaml:36:16 the file is cut off in the middle of this line. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:20:21 the file is cut off: areasServed, hours, maps, booking, consultation, picture and pictureAlt are missing. Restore the rest from a copy of the file, or type it.
    branches/chennai.yaml:58:5 offers.image is missing. Type for example: image: offers/independence-day.webp
    branches/chennai.yaml:58:5 offers.imageAlt is missing. Type for example: imageAlt: { en: Illustration of a white tooth wearing a ribbon. }
    branches/chennai.yaml:58:5 offers.sticker is missing. Type for example: sticker: 🎉"
  `);
});

test('an end of a file that is indented too far is reported once, and not as truncated', () => {
  const moved = changed((text) => {
    const start = text.indexOf('\nconsultation:') + 1;
    return text.slice(0, start) + text.slice(start).replace(/^(?=.)/gm, '  ');
  });
  expect(moved).toMatchInlineSnapshot(
    `"branches/chennai.yaml:50:3 this line starts at the wrong column, and so is read as part of booking. Type it at the start of the line, without spaces before it, and the lines below that belong with it."`,
  );
});

test('characters that only look like spaces are reported once for all lines', () => {
  const moved = changed((text) => text.replace(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length)));
  expect(moved).toMatchInlineSnapshot(
    `"branches/chennai.yaml:4:1 found a no-break space (U+00A0), which only looks like a space. Delete it and type a space. The same in 43 more lines."`,
  );
});

test('Windows line ends and a byte order mark are accepted', () => {
  const files = withMistakes().map((file) => ({ ...file, text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}` }));
  expect(problemsIn(files)).toEqual([]);
});

/** The problems with a branch's file of these bytes. */
function saved(bytes: Uint8Array): string {
  const folder = temporaryFolder();
  writeConfiguration('two-branches', folder);
  writeFileSync(join(folder, 'chennai.yaml'), bytes);
  try {
    loadFiles(folder);
  } catch (error) {
    if (!(error instanceof InputErrors)) throw error;
    return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n');
  }
  return 'Nothing was found to be wrong.';
}

test('a file that is not UTF-8 is reported once, with instructions for Notepad', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const files = [utf16(`\uFEFF${chennai.text}`), utf16(chennai.text).swap16(), Buffer.from('{\\rtf1\\ansi Perambur}')];
  expect(files.map(saved).join('\n')).toMatchInlineSnapshot(`
    "1:1 the file is saved as UTF-16, which Notepad calls Unicode. Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8).
    1:1 the file is saved as UTF-16, which Notepad calls Unicode. Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8).
    1:1 the file is a document from another program, not plain text. Restore it from a copy, and edit it in a plain text editor such as Notepad."
  `);
  expect(saved(Buffer.from(`\uFEFF${chennai.text}`))).toBe('Nothing was found to be wrong.');
});

test('a file in another encoding, or a damaged one, shows the character that would be lost', () => {
  const [before = '', after = ''] = chennai.text.replace(/sticker: .*/, 'sticker: x').split('en: Grand opening');
  const quoted = Buffer.from(`${before}en: \x93Hi\x94${after}`, 'latin1');
  const damaged = Buffer.from(chennai.text.replace('Grand opening', 'Grand \uFFFDopening'));
  expect([saved(quoted), saved(damaged)].join('\n')).toMatchInlineSnapshot(`
    "60:11 this “ is saved as Windows-1252 (ANSI). Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8), and check this character.
    60:17 this character (�) is damaged. Save the file as UTF-8 and type the character again."
  `);
});

test('a folder is read only for its .yaml files', () => {
  const folder = temporaryFolder({ 'README.md': 'not a branch', '.chennai.yaml': 'left by an editor' });
  writeConfiguration('three-branches', folder);
  expect(loadFiles(folder).branches.map(({ id }) => id)).toEqual(['chennai', 'kavalkinaru', 'madurai']);
});
