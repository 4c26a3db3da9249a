import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { CONFIGURATIONS, writeConfiguration } from '../../../fixtures/configurations.ts';
import { loadFiles } from '../../../support/loadFiles.ts';
import { problemsOf, withMistakes } from './mistakes.ts';

const [clinic, chennai, kavalkinaru] = CONFIGURATIONS['two-branches'];
const renamed = (file: InputFile, name: string) => ({ ...file, path: `branches/${name}` });

describe('file names', () => {
  test('must be lower-case letters, digits and hyphens, not reserved, and not end in .yml', () => {
    const named = (name: string) =>
      problemsOf([clinic, chennai, renamed(kavalkinaru, name)])
        .split('\n')
        .filter((line) => line.includes(name));
    const names = ['combined.yaml', 'Madurai.yaml', 'madurai (copy).yaml', '2nd.yaml', 'madurai.yml'];
    expect(names.flatMap(named).join('\n')).toMatchInlineSnapshot(`
      "branches/combined.yaml:1:1 combined.yaml is a reserved name. Name the file after the branch, such as madurai.yaml
      branches/Madurai.yaml:1:1 the file is named Madurai.yaml, expected lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml. If it is a copy, move it out of this folder.
      branches/madurai (copy).yaml:1:1 the file is named madurai (copy).yaml, expected lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml. If it is a copy, move it out of this folder.
      branches/2nd.yaml:1:1 the file is named 2nd.yaml, expected lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml. If it is a copy, move it out of this folder.
      branches/madurai.yml:1:1 the file is named madurai.yml, expected lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml. If it is a copy, move it out of this folder."
    `);
  });

  test('a copied branch file reports what must differ from the original', () => {
    const copy = renamed(chennai, 'madurai.yaml');
    expect(problemsOf([clinic, chennai, kavalkinaru, copy])).toMatchInlineSnapshot(
      `"branches/madurai.yaml:47:9 online-dentist-appointment-booking-perumbur is already a booking slug (branches/chennai.yaml:47). Choose a different one."`,
    );
  });
});

describe('missing files', () => {
  test('are reported', () => {
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
  });

  test('a missing folder is reported', () => {
    expect(() => loadFiles('no-such-folder')).toThrow('no-such-folder:1:1\n    there is no such folder.');
  });
});

describe('all problems of all files', () => {
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

  test('are reported together, in the order of the files', () => {
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
  });

  test('are in the error message, each with position and text', () => {
    const oneMistake = withMistakes(['clinic', 'primaryBranch: chennai', 'primaryBranch: madurai']);
    expect(() => parseFiles(oneMistake)).toThrowErrorMatchingInlineSnapshot(`
      [InputErrors: 1 problem in the branch files:

      branches/clinic.yaml:7:16
          | primaryBranch: madurai # WhatsApp links that name no branch, and every off…
          |                ^
          primaryBranch: found madurai, expected one of: chennai, kavalkinaru.]
    `);
    expect(() => parseFiles(files)).toThrow(/^\d+ problems in the branch files:\n\nbranches\//);
  });
});

describe('a file that is not UTF-8', () => {
  const saved = (bytes: Uint8Array) => {
    const folder = mkdtempSync(join(tmpdir(), 'branches-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeConfiguration('two-branches', folder);
    writeFileSync(join(folder, 'chennai.yaml'), bytes);
    try {
      loadFiles(folder);
    } catch (error) {
      if (!(error instanceof InputErrors)) throw error;
      return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`).join('\n');
    }
    return 'Nothing was found to be wrong.';
  };
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const bigEndian = (text: string) => utf16(text).swap16();

  test('is reported once, with instructions for Notepad', () => {
    expect(
      [
        saved(utf16(`\uFEFF${chennai.text}`)),
        saved(bigEndian(chennai.text)),
        saved(Buffer.from('{\\rtf1\\ansi Perambur}')),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "1:1 the file is saved as UTF-16, which Notepad calls Unicode. Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8).
      1:1 the file is saved as UTF-16, which Notepad calls Unicode. Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8).
      1:1 the file is a document from another program, not plain text. Restore it from a copy, and edit it in a plain text editor such as Notepad."
    `);
  });

  test('shows the character that would be lost', () => {
    const [before = '', after = ''] = chennai.text.replace(/sticker: .*/, 'sticker: x').split('en: Grand opening');
    const quoted = Buffer.concat([
      Buffer.from(`${before}en: `),
      Buffer.from([0x93, 0x48, 0x69, 0x94]),
      Buffer.from(after),
    ]);
    const damaged = Buffer.from(chennai.text.replace('Grand opening', 'Grand \uFFFDopening'));
    expect([saved(quoted), saved(damaged)].join('\n')).toMatchInlineSnapshot(`
      "60:11 this “ is saved as Windows-1252 (ANSI). Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8), and check this character.
      60:17 this character (�) is damaged. Save the file as UTF-8 and type the character again."
    `);
  });

  test('may have a byte order mark', () => {
    expect(saved(Buffer.from(`\uFEFF${chennai.text}`))).toBe('Nothing was found to be wrong.');
  });
});

describe('a folder', () => {
  test('is read only for its .yaml files, and shown with a relative path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'branches-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeConfiguration('three-branches', folder);
    writeFileSync(join(folder, 'README.md'), 'not a branch');
    writeFileSync(join(folder, '.chennai.yaml'), 'left by an editor');
    expect(loadFiles(folder).branches.map(({ id }) => id)).toEqual(['chennai', 'kavalkinaru', 'madurai']);
  });
});
