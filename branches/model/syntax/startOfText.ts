import { isScalar, visit } from 'yaml';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';

/** Where the text begins that holds a place of the file: a quote that is not closed runs on over many lines. */
export function startOfText(source: YamlSource, offset: number): number {
  let start = offset;
  visit(source.document, {
    Scalar(_key, node) {
      if (isScalar(node) && node.range && node.range[0] <= offset && offset <= node.range[2]) [start] = node.range;
    },
  });
  return start;
}
