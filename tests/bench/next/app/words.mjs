import { readFileSync } from 'node:fs';
import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';
import { createElement, Fragment } from 'react';

/** The words of our pages, which `tests/bench/nextSite.ts` has written. */
export const words = JSON.parse(readFileSync('words.json', 'utf8'));

const PAGES = ['/', '/services'];

/** React elements, with Next’s links between the two pages. */
export const elements = (html) => parse(html, options);

const options = {
  replace(node) {
    // React cannot take over what browsers put aside.
    if (node.name === 'template') return createElement(Fragment);
    if (node.name !== 'a' || !PAGES.includes(node.attribs.href)) return undefined;
    return createElement(Link, attributesToProps(node.attribs), domToReact(node.children, options));
  },
};

/** @param props.name of the page: of its file, and of the class to which its styles keep */
export function Page({ name }) {
  const { style, content } = words.pages[name];
  return createElement(
    'div',
    { className: `page ${name}` },
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape a selector's ">".
    createElement('style', { dangerouslySetInnerHTML: { __html: `@scope (.${name}) { ${style} }` } }),
    elements(content),
  );
}
