import { sha256Hex } from '../../locales/model/sha256.ts';

/**
 * Writes a name of its content, the revision, near the end of a page or contact. A service worker finds it there
 * although hosts rewrite pages on their way, and knows that the whole answer has come.
 * @param end what it stands before
 * @param mark writes it so that nobody sees it
 */
export function withRevision(content: string, end: string, mark: (revision: string) => string) {
  const revision = `r${sha256Hex(content).slice(0, 8)}`;
  const at = content.lastIndexOf(end);
  return { text: content.slice(0, at) + mark(revision) + content.slice(at), revision };
}

/** A document with its revision: minifiers drop comments, but no element with an id. */
export const pageWithRevision = (html: string) =>
  withRevision(html, '</body>', (revision) => `<template id="${revision}"></template>`);
