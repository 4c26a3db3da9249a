/** The texts of the branch files as words: staff write the English, translators add their language. */
import { normalText } from '../../diagnostics/normalText.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { memoizePerObject } from './memoizePerObject.ts';
import type { LanguageWords } from './readWords.ts';

/** A text of the branch files by language code; English is always present. A code without a text counts as absent. */
export type LocalText = Readonly<{ en: string } & Record<string, string | null>>;

/** Whether a group in a branch file is a text by language code. */
export function isLocalText(value: object): value is LocalText {
  return (
    'en' in value &&
    typeof value.en === 'string' &&
    Object.values(value).every((text) => text === null || typeof text === 'string')
  );
}

/**
 * The texts of branch files in one language: file (`branches/chennai.yaml`), then dotted key, then text.
 * A list entry is identified by its `id` if it has one, otherwise by its index.
 */
export function factTexts(code: string, sources: readonly YamlSource[]): LanguageWords {
  return new Map(
    sources.map((source) => [source.path.split('/').slice(-2).join('/'), textsByCode(source).get(code) ?? NONE]),
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The texts of a file by language code, then dotted key. */
const textsByCode = memoizePerObject((source: YamlSource): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const texts = new Map<string, Map<string, string>>();
  for (const [key, text] of localTexts(source.document.toJS(), '')) {
    for (const [code, typed] of Object.entries(text)) {
      const own = texts.get(code) ?? new Map<string, string>();
      const written = normalText(typed ?? '');
      if (written !== '') texts.set(code, own.set(key, written));
    }
  }
  return texts;
});

function localTexts(value: unknown, path: string): readonly (readonly [path: string, text: LocalText])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalText(value)) return [[path, value]];
  const entries = Array.isArray(value) ? value.map((entry, i) => [entryName(entry, i), entry]) : Object.entries(value);
  return entries.flatMap(([name, child]) => localTexts(child, path ? `${path}.${name}` : String(name)));
}

/** The name of a list entry in the dotted key of a text. */
export function entryName(entry: unknown, i: number): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? id : String(i);
}
