import { existsSync, readdirSync } from 'node:fs';

/** A words file: its namespace and path. */
export type WordsFile = Readonly<{ namespace: string; path: string }>;

/** The words files of a language, sorted by name; none if it has no folder yet. */
export function listWordsFiles(code: string, dir = 'locales'): readonly WordsFile[] {
  const folder = `${dir}/${code}`;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().map((name) => ({ namespace: name.replace(/\.json$/, ''), path: `${folder}/${name}` }));
}
