import type { ReactNode } from 'react';
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

/** Looks up the words of one namespace in the language of the page. */
export type Words<N extends Namespace> = Readonly<{
  /** A text for the content of an element. An untranslated text is in English and marked as such. */
  text(key: TextKey<N>, values?: Values): ReactNode;
  /** A text for an attribute, a prefilled message or an island's prop. */
  plain(key: TextKey<N>, values?: Values): string;
  /** A text with tags, as React nodes. */
  rich(key: TextKey<N>, values?: Values): ReactNode;
  /** A text with one link to another site: where it leads, and the text as its label. */
  link(key: TextKey<N>): Readonly<{ href: string; label: ReactNode }>;
  /** The keys of a list's entries: `items.0`, `items.1` … */
  list<K extends ListKey<N>>(key: K): readonly `${K}.${number}`[];
  /** Whether the text exists. */
  has(key: string): boolean;
}>;

/** The words of a namespace, in the language of the page. */
export function useWords<N extends Namespace>(namespace: N): Words<N> {
  const page = usePage();
  const { language, translator } = page;
  const { i18n } = translator;
  return {
    text: (key, values) => marked(translator.find(namespace, key, values), language),
    plain: (key, values) => translator.find(namespace, key, values).text,
    rich(key, values) {
      const found = findText(i18n, namespace, key, values, escapeHtml);
      const where = `locales/${found.language}/${namespace}.json: ${key}`;
      const toAddress = (href: string) => (href.startsWith('/') ? pageAddress(href, page) : { href });
      const nodes = renderMarkup(parseMarkup(found.text, where), toAddress);
      return found.language === language.code ? nodes : <div lang={found.language}>{nodes}</div>;
    },
    link(key) {
      const found = findText(i18n, namespace, key, undefined, escapeHtml);
      const file = `locales/${found.language}/${namespace}.json`;
      const nodes = parseMarkup(found.text, `${file}: ${key}`);
      const [href, ...others] = nodes.flatMap((node) => (typeof node === 'object' && node.href ? [node.href] : []));
      if (!href?.startsWith('https://') || others.length > 0) {
        throw new TextProblem(file, key, 'expected one link, such as <a href="https://www.who.int/">Its name</a>');
      }
      const label = nodes.flatMap((node) => (typeof node === 'object' && node.href ? node.children : [node]));
      const text = renderMarkup(label, (address) => ({ href: address }));
      return { href, label: found.language === language.code ? text : <span lang={found.language}>{text}</span> };
    },
    list(key) {
      const entries: unknown = i18n.getResource(SOURCE_LANGUAGE.code, namespace, key);
      if (!Array.isArray(entries)) throw new TextProblem(`locales/en/${namespace}.json`, key, 'no such list');
      return entries.map((_, i) => `${key}.${i}` as const);
    },
    has: (key) => i18n.exists(key, { ns: namespace }),
  };
}

/** Reads texts of the branch files in the language of the page. */
export type LocalWords = Readonly<{
  /** A text for the content of an element. An untranslated text is in English and marked as such. */
  text(text: LocalText): ReactNode;
  /** A text for an attribute, a prefilled message or a placeholder. */
  plain(text: LocalText): string;
}>;

/** The texts of the branch files, in the language of the page. */
export function useLocalWords(): LocalWords {
  const { language } = usePage();
  return {
    text: (text) => marked(localText(text, language), language),
    plain: (text) => localText(text, language).text,
  };
}

/** A text for a page in `language`: wrapped in a `lang` span if it is in another language. */
export function marked(found: ResolvedText, language: Language): ReactNode {
  return found.language === language.code ? found.text : <span lang={found.language}>{found.text}</span>;
}
