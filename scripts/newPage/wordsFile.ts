import { readFileSync } from 'node:fs';
import type { Change } from './changes.ts';
import { insertRow } from './insertRow.ts';
import { camelCase } from './newName.ts';

const TYPES = 'locales/model/english.ts';

/** The English words file of a new page, and its row among the types. */
export function wordsFile(slug: string, words: object): readonly Change[] {
  return [
    { path: `locales/en/${slug}.json`, content: `${JSON.stringify(words, null, 2)}\n`, isNew: true },
    { path: TYPES, content: withType(readFileSync(TYPES, 'utf8'), slug) },
  ];
}

function withType(text: string, slug: string): string {
  // Not the bare name: it may be a word that means something in code, such as "new".
  const name = `${camelCase(slug)}Words`;
  const key = slug.includes('-') ? `'${slug}'` : slug;
  const place = { path: TYPES, opening: 'export type English = {', closing: '};' };
  return withImport(
    insertRow(text, place, `  ${key}: typeof ${name};`),
    `import type ${name} from '../en/${slug}.json';`,
  );
}

/** The imports stand in the order of their files, as the formatter wants them. */
function withImport(text: string, line: string): string {
  const lines = text.split('\n');
  const fileOf = (other: string) => (other.split(' from ')[1] ?? '').replace(/\.json';$/, '');
  const imports = lines.flatMap((other, i) => (other.startsWith('import type ') ? [i] : []));
  const next = imports.find((i) => fileOf(lines[i] ?? '') > fileOf(line)) ?? (imports.at(-1) ?? -1) + 1;
  return lines.toSpliced(next, 0, line).join('\n');
}
