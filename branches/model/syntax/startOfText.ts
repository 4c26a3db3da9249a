import { isScalar, visit } from 'yaml';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';

/** The start of the text that contains an offset: an unclosed quote continues over many lines. */
export function startOfText(source: YamlSource, offset: number): number {
  let start = offset;
  visit(source.document, {
    Scalar(_key, node) {
      if (isScalar(node) && node.range && node.range[0] <= offset && offset <= node.range[2]) [start] = node.range;
    },
  });
  return start;
}
