import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, visit } from 'yaml';
import { isPictureName } from '../../branches/model/files/pictureName.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Finding } from './finding.ts';

const ILLUSTRATIONS = 'media/illustrations.txt';
/** Minimum length of a useful alternative text, in characters. */
const SHORTEST_ALT = 8;

/** The pictures that are still illustrations, as listed in their folder. */
export function illustrations(): readonly Finding[] {
  if (!existsSync(ILLUSTRATIONS)) return [];
  return readFileSync(ILLUSTRATIONS, 'utf8')
    .split('\n')
    .flatMap((text, i) =>
      text.trim() === '' || text.startsWith('#')
        ? []
        : [{ group: 'picture' as const, file: ILLUSTRATIONS, line: i + 1, message: text }],
    );
}

/** Missing pictures of a branch file, and useless alternative texts. */
export function pictureGaps(source: YamlSource): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (offset: number | undefined, message: string) => problems.push(source.problem(offset ?? 0, message));
  visit(source.document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const offset = value.range?.[0];
      if (/^(image|picture|photo)$/.test(String(key.value)) && !existsSync(join('media', value.value))) {
        add(offset, `media/${value.value} does not exist: put the picture there, or name one that does`);
      }
    },
    Map(_key, node) {
      for (const name of ['imageAlt', 'pictureAlt', 'alt']) {
        const alt = node.getIn([name, 'en'], true);
        if (!isScalar(alt) || typeof alt.value !== 'string') continue;
        if (alt.value.length < SHORTEST_ALT || isPictureName(alt.value)) {
          add(alt.range?.[0], `"${alt.value}" does not say what the picture shows: write a short sentence`);
        }
      }
    },
  });
  return problems;
}
