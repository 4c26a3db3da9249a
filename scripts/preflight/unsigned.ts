/** Words that patients act on and no dentist has signed off as they are now. */
import { existsSync } from 'node:fs';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { readWords } from '../../locales/model/readWords.ts';
import { readSignatures, validSignatures } from '../../locales/model/signatures.ts';
import { isClinical } from '../../renderer/site/clinical.ts';
import type { Finding } from './finding.ts';

/** In English and in every published translation. */
export function unsigned(): readonly Finding[] {
  return LANGUAGES.filter(({ status }) => status === 'published').flatMap(unsignedIn);
}

function unsignedIn({ code }: Language): readonly Finding[] {
  const record = readSignatures();
  const english = readWords(SOURCE_LANGUAGE.code);
  const valid = validSignatures(record, code, english, readWords(code));
  const option = code === SOURCE_LANGUAGE.code ? '' : ` --language ${code}`;
  const open = [...english.keys()].filter((namespace) => isClinical(namespace) && !valid.has(namespace));
  return open.flatMap((namespace) => {
    const file = `locales/${code}/${namespace}.json`;
    // A page without a translation stays English.
    if (!existsSync(file)) return [];
    const old = record[code]?.[namespace];
    const what = old ? `has changed since ${old.by} read it on ${old.day}` : 'has not been read by a dentist';
    const message = `${what}: npm run reviewed -- ${namespace}${option} --by "Dr. ..."`;
    return [{ group: 'review' as const, file, message }];
  });
}
