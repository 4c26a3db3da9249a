import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkWords } from '../../../locales/model/check/checkWords.ts';
import { LANGUAGE_TABLES } from '../../fixtures/languages.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the check’s message about a words file with this text. */
function answer(text: string): string {
  mkdirSync(join(folder, 'en'), { recursive: true });
  writeFileSync(join(folder, 'en', 'page.json'), text);
  return checkWords(folder)
    .map(({ line, column, message }) => `${line}:${column} ${message}`)
    .join('\n');
}

describe('the words check', () => {
  test('finds no problems in the real words', () => {
    expect(checkWords()).toEqual([]);
  });

  test.each(Object.entries(LANGUAGE_TABLES))(
    'accepts every folder of %s, and says what to do about others',
    (_name, languages) => {
      const root = mkdtempSync(join(tmpdir(), 'folders-'));
      const own = languages.map(({ code }) => code);
      for (const name of [...own, 'xx', 'model', 'notes', 'record', '.cache']) mkdirSync(join(root, name));
      writeFileSync(join(root, 'languages.ts'), '');
      const problems = checkWords(root, languages).map(({ file, message }) => `${file}: ${message}`);
      rmSync(root, { recursive: true, force: true });
      expect(problems).toEqual([
        `${root}/xx: this folder belongs to no language. Add its row to locales/languages.ts, or delete the folder`,
      ]);
    },
  );

  test.each(['page.json.txt', 'page.JSON'])(
    'says that %s is not read, since it is not named like a words file',
    (name) => {
      const root = mkdtempSync(join(tmpdir(), 'names-'));
      mkdirSync(join(root, 'en'));
      writeFileSync(join(root, 'en', name), '{}');
      const problems = checkWords(root).map(({ file, message }) => `${file}: ${message}`);
      rmSync(root, { recursive: true, force: true });
      expect(problems).toEqual([
        `${root}/en/${name}: this file is not read. Words files end in .json: rename it to page.json`,
      ]);
    },
  );

  test('reports every invalid text with its position', () => {
    expect(
      answer(
        [
          '{',
          '  "title": "",',
          '  "count": 3,',
          '  "price": "From {price.filling}",',
          '  "items": ["One", "<p>Two"],',
          '  "link": "<a href=\'javascript:alert(1)\'>x</a>",',
          '  "title": "Again"',
          '}',
        ].join('\n'),
      ),
    ).toMatchInlineSnapshot(`
      "7:3 "title" appears twice here, first on line 2. Delete one of the two
      3:12 count: found 3, expected text in double quotes
      4:12 price: found {price.filling}: a placeholder is written with two braces on each side. Type: {{price.filling}}
      5:20 items.1: <p> is not closed. Write </p> after its text.
      6:11 link: the link "javascript:alert(1)" is not allowed. Write a page of this site ("/contact") or "https://…"."
    `);
  });
});
