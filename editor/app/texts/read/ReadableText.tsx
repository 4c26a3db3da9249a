import { createElement, type ReactNode } from 'react';

/** A text as a page shows it: paragraphs and lists, with its placeholders marked. Its links lead nowhere. */
export function ReadableText({ text }: Readonly<{ text: string }>) {
  return nodesIn(new DOMParser().parseFromString(text, 'text/html').body);
}

const KEPT: readonly string[] = ['p', 'ul', 'ol', 'li', 'strong', 'em'];

function nodesIn(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, (node, i) => {
    if (!(node instanceof Element)) return withPlaceholders(node.textContent ?? '');
    if (node.localName === 'br') return <br key={i} />;
    return createElement(KEPT.includes(node.localName) ? node.localName : 'u', { key: i }, ...nodesIn(node));
  });
}

const withPlaceholders = (text: string): ReactNode[] =>
  text.split(/(\{\{[^}]*\}\})/).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      <span className="stretch" data-kind="placeholder" key={piece + i}>
        {piece}
      </span>
    ),
  );
