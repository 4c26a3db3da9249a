import { createElement, Fragment, type ReactNode } from 'react';
import { useTranslation as useI18next } from 'react-i18next';
import type { LocalText } from '../../branches/model/siteModel.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { type MarkupNode, parseMarkup } from '../../locales/model/check/markup.ts';
import type { ListKey, Namespace, TextKey } from '../../locales/model/english.ts';
import { escapeHtml } from '../../site/language/escapeHtml.ts';
import { withLanguage } from '../../site/language/languageMarks.ts';
import { findText, localText, TextProblem, type Translator, type Values } from '../../site/language/translator.ts';
import { type PageAddress, pageAddress } from '../../site/pages/pageLinks.ts';
import { isLeftOut } from '../../site/pages/routes.ts';
import { usePage } from './pageContext.tsx';

/** The words of one namespace, in the language of the page. */
export type Texts<N extends Namespace> = Readonly<{
  /** A text, for an element or an attribute. Where it is read and not translated, it is in English and marked as such. */
  t(key: TextKey<N>, values?: Values): string;
  /** A text with tags, as React nodes. */
  rich(key: TextKey<N>, values?: Values): ReactNode;
  /** A text with one link to another site: where it leads, and the text as its label. */
  link(key: TextKey<N>): Readonly<{ href: string; label: ReactNode }>;
  /** The keys of a list's entries: `items.0`, `items.1` … */
  list<K extends ListKey<N>>(key: K): readonly `${K}.${number}`[];
  /** Whether the text exists. */
  has(key: string): boolean;
}>;

/** react-i18next's hook, with the types of our keys, and with texts that have tags. */
export function useTranslation<N extends Namespace>(namespace: N): Texts<N> {
  const page = usePage();
  const { language } = page;
  const { t, i18n } = useI18next(namespace);
  const findMarkup = (key: string, values?: Values) => {
    const { text, language: code } = findText(i18n, namespace, key, values, escapeHtml);
    const file = `locales/${code}/${namespace}.json`;
    return { file, nodes: parseMarkup(text, `${file}: ${key}`), lang: code === language.code ? undefined : code };
  };
  return {
    t,
    rich(key, values) {
      const { nodes, lang } = findMarkup(key, values);
      const toAddress = (href: string) => {
        if (isLeftOut(href.split('#')[0] ?? '', page.site)) return undefined;
        return href.startsWith('/') ? pageAddress(href, page) : { href };
      };
      const rendered = renderMarkup(nodes, toAddress);
      return lang ? <div lang={lang}>{rendered}</div> : rendered;
    },
    link(key) {
      const { file, nodes, lang } = findMarkup(key);
      const [href, ...others] = nodes.flatMap((node) => (typeof node === 'object' && node.href ? [node.href] : []));
      if (!href?.startsWith('https://') || others.length > 0) {
        throw new TextProblem(file, key, 'expected one link, such as <a href="https://www.who.int/">Its name</a>');
      }
      const label = nodes.flatMap((node) => (typeof node === 'object' && node.href ? node.children : [node]));
      const text = renderMarkup(label, (address) => ({ href: address }));
      return { href, label: lang ? <span lang={lang}>{text}</span> : text };
    },
    list(key) {
      const entries: unknown = i18n.getResource(SOURCE_LANGUAGE.code, namespace, key);
      if (!Array.isArray(entries)) throw new TextProblem(`locales/en/${namespace}.json`, key, 'no such list');
      return entries.map((_, i) => `${key}.${i}` as const);
    },
    has: (key) => i18n.exists(key, { ns: namespace }),
  };
}

export type LocalTexts = (text: LocalText) => string;

/** Looks up texts of the branch files in the language of the page: in English, and marked as such, if they are not translated. */
export function useLocalText(): LocalTexts {
  const { language } = usePage();
  return (text) => withLanguage(localText(text, language), language);
}

/**
 * Renders a text with tags as React nodes. It takes parsed nodes, so that only checked markup is rendered.
 * @param toAddress resolves the `href` of a link in the text; without an address, only its words are shown
 */
export function renderMarkup(
  nodes: readonly MarkupNode[],
  toAddress: (href: string) => PageAddress | undefined,
): ReactNode {
  const toNode = (node: MarkupNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return createElement(node.tag, { key });
    const children = node.children.map(toNode);
    if (node.href === undefined) return createElement(node.tag, { key }, ...children);
    const address = toAddress(node.href);
    if (!address) return createElement(Fragment, { key }, ...children);
    const { href, elsewhere } = address;
    if (!elsewhere) return createElement(node.tag, { key, href }, ...children);
    const { code, nativeName } = elsewhere;
    const languageName = createElement('span', { lang: code }, `(${nativeName})`);
    return createElement(node.tag, { key, href, hrefLang: code }, ...children, ' ', languageName);
  };
  return createElement(Fragment, null, ...nodes.map(toNode));
}

/**
 * The words for figures, to pass to the functions of `figures.ts`: in the language of the page or, where it lacks some of them, in
 * English. `mark` marks what these functions return as English then.
 */
export function useFigures() {
  const { translator } = usePage();
  const words = translator.figures;
  const { code } = words.language;
  return { words, mark: (text: string) => withLanguage({ text, language: code }, translator.language) };
}

/**
 * Builds words that the browser inserts later, where single words cannot have a `lang` of their own: all in the language of
 * the page or, if any of them has no translation, all in English, which `lang` says then.
 */
export function useOneLanguage<T>(build: (words: Translator) => T): { words: T; lang?: string } {
  const { translator } = usePage();
  const { language, english } = translator;
  let isComplete = true;
  const find: Translator['find'] = (...args) => {
    const found = translator.find(...args);
    isComplete &&= found.language === language.code;
    return found;
  };
  const words = build({ ...translator, find });
  return isComplete ? { words } : { words: build(english), lang: english.language.code };
}
