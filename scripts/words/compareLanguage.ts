import type { LanguageWords } from './readWords.ts';

/** How a namespace of a language stands against English. */
export type NamespaceStatus = Readonly<{
  namespace: string;
  total: number;
  translated: number;
  /** Keys without a translation, or with an empty one. */
  missing: readonly string[];
  /** Keys that English does not have. */
  unknown: readonly string[];
  /** Keys whose placeholders or tags are not those of the English text. */
  broken: readonly string[];
}>;

/** Compares a language with English, namespace by namespace. */
export function compareLanguage(english: LanguageWords, other: LanguageWords): readonly NamespaceStatus[] {
  return [...english].map(([namespace, texts]) => {
    const own = other.get(namespace) ?? new Map<string, string>();
    const missing = [...texts.keys()].filter((key) => !own.get(key)?.trim());
    const broken = [...texts].filter(
      ([key, text]) => own.get(key)?.trim() && signature(own.get(key) ?? '') !== signature(text),
    );
    return {
      namespace,
      total: texts.size,
      translated: texts.size - missing.length,
      missing,
      unknown: [...own.keys()].filter((key) => !texts.has(key)),
      broken: broken.map(([key]) => key),
    };
  });
}

/** The placeholders and tags of a text, in an order of their own. */
function signature(text: string): string {
  return Array.from(text.matchAll(/\{\{[^}]+\}\}|<\/?[a-z]+/g), ([part]) => part)
    .sort()
    .join(' ');
}
