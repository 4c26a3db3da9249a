/** The English text that a stale translation was made from, found in the history of its file. */
import { parse } from 'yaml';
import { normalText } from '../../diagnostics/normalText.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { isBranchFile } from '../../locales/model/namespace.ts';
import { textHash } from '../../locales/model/record.ts';
import type { SessionContext } from '../session/context.ts';

/** Older versions than these are not searched. */
const MOST_VERSIONS = 200;

/**
 * Looks for a text in the saved file, then in its older versions, the newest first.
 * @param hash of the text, as the record has it
 * @returns undefined if the history does not have it
 * @throws what the store throws if it cannot be asked
 */
export async function findOldEnglish(
  { draft, store }: Pick<SessionContext, 'draft' | 'store'>,
  namespace: string,
  hash: string,
): Promise<string | undefined> {
  const isBranch = isBranchFile(namespace);
  const path = isBranch ? namespace : `locales/${SOURCE_LANGUAGE.code}/${namespace}.json`;
  const textIn = (file: string) => {
    try {
      const content: unknown = isBranch ? parse(file) : JSON.parse(file.replace(/^\ufeff/, ''));
      return flattenTexts(content).find(([, text]) => textHash(text) === hash)?.[1];
    } catch {
      // A version that cannot be read has no texts.
      return undefined;
    }
  };
  let found = textIn(draft.readSaved(path) ?? '');
  if (found === undefined) {
    for (const { version } of (await store.history(path)).slice(0, MOST_VERSIONS)) {
      // A version may have no such file.
      const bytes = await store.read(version, path).catch(() => new Uint8Array());
      found = textIn(new TextDecoder().decode(bytes));
      if (found !== undefined) break;
    }
  }
  return found && normalText(found);
}
