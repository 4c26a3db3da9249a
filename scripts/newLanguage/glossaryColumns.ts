import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';

/** The column before which a language's two are placed. */
const FIRST_SHARED = 'required';

const table = z.array(z.array(z.string()));

/**
 * A glossary with two empty columns for another language.
 * @param name English name of the language
 * @throws Error with a sentence if the glossary cannot be read
 */
export function withColumns(glossary: string, name: string): string {
  const rows = readRows(glossary);
  const at = rows[0]?.indexOf(FIRST_SHARED) ?? -1;
  if (at < 0)
    throw new Error(`locales/glossary.csv has no column "${FIRST_SHARED}". Run npm run i18n, which says more.`);
  const columns = rows.map((row, i) => row.toSpliced(at, 0, ...(i === 0 ? [name, `${name}: never`] : ['', ''])));
  return stringify(columns, {
    bom: glossary.startsWith('\ufeff'),
    record_delimiter: glossary.includes('\r\n') ? 'windows' : 'unix',
  });
}

function readRows(glossary: string): readonly (readonly string[])[] {
  try {
    return table.parse(parse(glossary, { bom: true }));
  } catch {
    throw new Error('locales/glossary.csv cannot be read. Run npm run i18n, which says where.');
  }
}
