import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkupNode } from '../../locales/model/check/markup.ts';
import type { PageAddress } from '../site/pageAddress.ts';

/**
 * Renders a text with tags as React nodes. It takes parsed nodes, so that only checked markup is rendered.
 * @param toAddress resolves the `href` of a link in the text
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
    const languageName = createElement('span', { lang: code }, `(${nativeName})`);
    return createElement(node.tag, { key, href, hrefLang: code }, ...children, ' ', languageName);
  };
  return createElement(Fragment, null, ...nodes.map(toNode));
}
