import type { ReactNode } from 'react';
import type { LocalText } from '../../branches/model/siteModel.ts';
import type { Language } from '../../locales/languages.ts';
import { parseMarkup } from '../../locales/model/check/markup.ts';
import type { ListKey, Namespace, TextKey } from '../../locales/model/english.ts';
import { localText } from '../i18n/localText.ts';
import type { ResolvedText, Values } from '../i18n/translator.ts';
import { pageAddress } from '../site/pageAddress.ts';
import { usePage } from './pageContext.ts';
import { renderMarkup } from './renderMarkup.ts';

/** The words of a namespace, in the language of the page. */
export type Words<N extends Namespace> = Readonly<{
  /** A text inside an element. Where the translation has a gap it is the English text, marked as English. */
  text(key: TextKey<N>, values?: Values): ReactNode;
  /** A text for an attribute, a link's message or an island's property. */
  plain(key: TextKey<N>, values?: Values): string;
  /** A text with the allowed tags, as nodes. */
  rich(key: TextKey<N>, values?: Values): ReactNode;
  /** The keys of a list's entries: `items.0`, `items.1` … */
  list<K extends ListKey<N>>(key: K): readonly `${K}.${number}`[];
  /** Whether the words file has the text. */
  has(key: string): boolean;
}>;

/** The words of a page's namespace, or of `common`. */
export function useWords<N extends Namespace>(namespace: N): Words<N> {
  const page = usePage();
  const { translator } = page;
  return {
    text: (key, values) => marked(translator.find(namespace, key, values), translator.language),
    plain: (key, values) => translator.find(namespace, key, values).text,
    rich(key, values) {
      const found = translator.findRaw(namespace, key, values);
      const where = `locales/${found.language}/${namespace}.json: ${key}`;
      const toAddress = (href: string) => (href.startsWith('/') ? pageAddress(href, page) : { href });
      const nodes = renderMarkup(parseMarkup(found.text, where), found.fill, toAddress);
      return found.language === translator.language.code ? nodes : <div lang={found.language}>{nodes}</div>;
    },
    list: (key) => Array.from({ length: translator.length(namespace, key) }, (_, i) => `${key}.${i}` as const),
    has: (key) => translator.has(namespace, key),
  };
}

/** The texts of the branch files, in the language of the page. */
export type LocalWords = Readonly<{
  /** Inside an element, marked as English where the file has no text in the page's language. */
  text(text: LocalText): ReactNode;
  /** For an attribute, a link's message or a placeholder. */
  plain(text: LocalText): string;
}>;

/** How the texts of the branch files are said on this page. */
export function useLocalWords(): LocalWords {
  const { language } = usePage();
  return {
    text: (text) => marked(localText(text, language), language),
    plain: (text) => localText(text, language).text,
  };
}

/** A text as it stands on a page of a language: marked with its own where that is another. */
export function marked(found: ResolvedText, language: Language): ReactNode {
  return found.language === language.code ? found.text : <span lang={found.language}>{found.text}</span>;
}
