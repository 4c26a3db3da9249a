import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalText } from '../../branches/model/siteModel.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { parseMarkup } from '../../locales/model/check/markup.ts';
import type { ListKey, Namespace, TextKey } from '../../locales/model/english.ts';
import { escapeHtml } from '../document/html.ts';
import { localText } from '../i18n/localText.ts';
import { TextProblem } from '../i18n/textProblem.ts';
import { findText, type ResolvedText, type Values } from '../i18n/translator.ts';
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
  const { language } = page;
  const { t, i18n } = useTranslation(namespace);
  return {
    text: (key, values) => marked(findText(t, key, values), language),
    plain: (key, values) => findText(t, key, values).text,
    rich(key, values) {
      const found = findText(t, key, values, escapeHtml);
      const where = `locales/${found.language}/${namespace}.json: ${key}`;
      const toAddress = (href: string) => (href.startsWith('/') ? pageAddress(href, page) : { href });
      const nodes = renderMarkup(parseMarkup(found.text, where), toAddress);
      return found.language === language.code ? nodes : <div lang={found.language}>{nodes}</div>;
    },
    list(key) {
      const entries: unknown = i18n.getResource(SOURCE_LANGUAGE.code, namespace, key);
      if (!Array.isArray(entries)) throw new TextProblem(`locales/en/${namespace}.json`, key, 'no such list');
      return entries.map((_, i) => `${key}.${i}` as const);
    },
    has: (key) => i18n.exists(key, { ns: namespace }),
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
