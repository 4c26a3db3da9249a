import { existsSync, readdirSync } from 'node:fs';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Language } from '../../languages.ts';

/** Folders in `locales/` that contain no words. */
const NO_WORDS = ['model', 'notes', 'record'];

/** Folders and files in `locales/` that look like words but are not read. */
export function strangeFiles(dir: string, languages: readonly Language[]): readonly Problem[] {
  const codes = languages.map(({ code }) => code);
  const folders = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => ![...NO_WORDS, ...codes].includes(name));
  const at = (path: string, message: string) => ({ file: `${dir}/${path}`, line: 1, column: 1, message });
  return [
    ...folders.map((name) =>
      at(name, 'this folder belongs to no language. Add its row to locales/languages.ts, or delete the folder'),
    ),
    ...codes.flatMap((code) =>
      misnamed(`${dir}/${code}`).map((name) =>
        at(
          `${code}/${name}`,
          `this file is not read. Words files end in .json: rename it to ${name.replace(/\.json.*$/i, '.json')}`,
        ),
      ),
    ),
  ];
}

/** Files with an extension after `.json`, which editors may add and hide, or with `.JSON`. */
const misnamed = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /\.json/i.test(name) && !name.endsWith('.json')) : [];
