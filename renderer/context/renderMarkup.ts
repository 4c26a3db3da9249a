import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkupNode } from '../../locales/model/check/markup.ts';
import type { PageAddress } from '../site/pageAddress.ts';

/**
 * A text with tags as React nodes, made of what was checked: nothing reads the text a second time.
 * @param toAddress where a link leads that the text names
 */
export function renderMarkup(nodes: readonly MarkupNode[], toAddress: (href: string) => PageAddress): ReactNode {
  const toNode = (node: MarkupNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return createElement(node.tag, { key });
    const children = node.children.map(toNode);
    if (node.href === undefined) return createElement(node.tag, { key }, ...children);
    const { href, elsewhere } = toAddress(node.href);
    if (!elsewhere) return createElement(node.tag, { key, href }, ...children);
    const { code, nativeName } = elsewhere;
    const itsLanguage = createElement('span', { lang: code }, `(${nativeName})`);
    return createElement(node.tag, { key, href, hrefLang: code }, ...children, ' ', itsLanguage);
  };
  return createElement(Fragment, null, ...nodes.map(toNode));
}
