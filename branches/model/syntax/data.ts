import { type Document, visit } from 'yaml';

/**
 * The data of a document. Undefined where it refers to itself by `*names`, as no file of ours does: unfolded, a small file
 * of those can become larger than the memory.
 */
export function dataOf(document: Document): unknown {
  let refers = false;
  visit(document, {
    Alias() {
      refers = true;
      return visit.BREAK;
    },
  });
  return refers ? undefined : document.toJS();
}
