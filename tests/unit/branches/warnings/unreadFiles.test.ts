import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { unreadFiles } from '../../../../branches/model/warnings/unreadFiles.ts';
import { FILES_ON_DISK } from '../../../../scripts/content/filesOnDisk.ts';
import { writeConfiguration } from '../../../fixtures/configurations.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  writeConfiguration('two-branches', folder);
});

const warnings = () => unreadFiles(folder, FILES_ON_DISK.list(folder));

/** Returns the files reported when the folder also contains these. */
function reported(...names: readonly string[]): readonly string[] {
  for (const name of names) writeFileSync(join(folder, name), 'phone: "+910000000009"\n');
  return warnings().map(({ file }) => file.split('/').at(-1) ?? '');
}

test('reports a branch file that a program renamed, with the right name', () => {
  expect(reported('chennai.yaml.txt', 'Madurai.yaml.txt', 'clinic.yaml~', 'x y.yaml.bak')).toHaveLength(4);
  expect(
    warnings()
      .map(({ file, message }) => `${file.split('/').at(-1)} ${message}`)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "Madurai.yaml.txt this file is ignored, because its name does not end in .yaml. If it is a branch, name it like one, such as madurai.yaml; otherwise delete it.
    chennai.yaml.txt this file is ignored, because its name does not end in .yaml. The site shows what chennai.yaml says. Type your changes there, and delete this file.
    clinic.yaml~ this file is ignored, because its name does not end in .yaml. The site shows what clinic.yaml says. Type your changes there, and delete this file.
    x y.yaml.bak this file is ignored, because its name does not end in .yaml. If it is a copy, delete it; if it is a branch, name it in lower-case letters, digits and hyphens, ending in .yaml."
  `);
});

test.each(['chennai (1).yaml.txt', 'அ'])('suggests no other branch for a file name that fits none: %s', (name) => {
  reported(name, 'madurai.yaml');
  expect(warnings()).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^this file is ignored(?!.*(?:madurai|chennai))/) }),
  ]);
});

test.each(['chennai.txt', 'madurai', 'chennai.yml.txt', 'madurai.docx'])('reports the file %s', (name) => {
  expect(reported(name)).toEqual([name]);
});

test('ignores files of the system, of editors and of this project', () => {
  mkdirSync(join(folder, 'model'));
  expect(
    reported('README.md', 'README.txt', '.chennai.yaml.swp', '.DS_Store', 'Thumbs.db', 'desktop.ini', 'map.png'),
  ).toEqual([]);
});
