import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadinessInputs } from '../../site/readiness/findings.ts';
import { ILLUSTRATIONS } from '../../site/readiness/pictures.ts';

const read = (name: string) => readFileSync(new URL(`../../site/readiness/${name}`, import.meta.url), 'utf8');

/** What preflight looks through besides the content, in the folder of the project. */
export const readReadinessInputs = (): ReadinessInputs => ({
  claims: read('claims.yaml'),
  photographs: read('photographs.yaml'),
  illustrations: existsSync(ILLUSTRATIONS) ? readFileSync(ILLUSTRATIONS, 'utf8') : '',
  hasPicture: (name) => existsSync(join('media', name)),
});
