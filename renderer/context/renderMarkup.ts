import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkupNode } from '../../locales/model/check/markup.ts';
import type { PageAddress } from '../site/pageAddress.ts';

/**
 * A text with tags as React nodes. Placeholders are filled here, after the text was read, so a value can never become markup.
 * @param fill fills the placeholders of a piece of text
 * @param toAddress where a link leads that the text names
 */
export function renderMarkup(
  nodes: readonly MarkupNode[],
  fill: (text: string) => string,
  toAddress: (href: string) => PageAddress,
): ReactNode {
  const toNode = (node: MarkupNode, key: number): ReactNode => {
    if (typeof node === 'string') return fill(node);
    if (node.tag === 'br') return createElement(node.tag, { key });
    const children = node.children.map(toNode);
    if (node.href === undefined) return createElement(node.tag, { key }, ...children);
    const { href, elsewhere } = toAddress(fill(node.href));
    if (!elsewhere) return createElement(node.tag, { key, href }, ...children);
    const { code, nativeName } = elsewhere;
    const itsLanguage = createElement('span', { lang: code }, `(${nativeName})`);
    return createElement(node.tag, { key, href, hrefLang: code }, ...children, ' ', itsLanguage);
  };
  return createElement(Fragment, null, ...nodes.map(toNode));
}
