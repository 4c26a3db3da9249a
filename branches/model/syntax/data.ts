import { type Document, visit } from 'yaml';

/**
 * The data of a document. Undefined if it has aliases (`*name`), which our files never use: expanded, a small file can
 * exhaust the memory.
 */
export function dataOf(document: Document): unknown {
  let hasAlias = false;
  visit(document, {
    Alias() {
      hasAlias = true;
      return visit.BREAK;
    },
  });
  return hasAlias ? undefined : document.toJS();
}
