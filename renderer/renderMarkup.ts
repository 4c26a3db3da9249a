import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkupNode } from './markup.ts';

/**
 * A text with tags as React nodes. Placeholders are filled here, after the text was read, so a value can never become markup.
 * @param fill fills the placeholders of a piece of text
 * @param toAddress makes the address of a link from what the text says
 */
export function renderMarkup(
  nodes: readonly MarkupNode[],
  fill: (text: string) => string,
  toAddress: (href: string) => string,
): ReactNode {
  const toNode = (node: MarkupNode, key: number): ReactNode => {
    if (typeof node === 'string') return fill(node);
    const href = node.href === undefined ? {} : { href: toAddress(fill(node.href)) };
    return createElement(node.tag, { key, ...href }, ...(node.tag === 'br' ? [] : node.children.map(toNode)));
  };
  return createElement(Fragment, null, ...nodes.map(toNode));
}
