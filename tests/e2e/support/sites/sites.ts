/** The sites that the browser tests visit, with the ports that they are served on. */
import { join } from 'node:path';
import { listVariants } from '../../../../branches/model/buildSite.ts';
import { COMBINED } from '../../../../branches/model/files/branchName.ts';
import { FIFTY_ROOT } from '../../../support/fiftySite.ts';
import { fixtureDist } from '../../../support/fixtureSite.ts';
import { loadFiles } from '../../../support/loadFiles.ts';

/** The first port. To use others, set TEST_PORTS_FROM in the environment. */
const PORT = Number(process.env.TEST_PORTS_FROM ?? 4190);

/** The shipped combined site, and the same with unpublished languages. */
export const SHIPPED_PORT = PORT;
export const PREVIEW_PORT = PORT + 2;

/** The fixture site, the same built on 15 August 2025, and with unpublished languages. */
export const FIXTURE_PORT = PORT + 6;
export const AUGUST_PORT = PORT + 1;
export const FIXTURE_PREVIEW_PORT = PORT + 7;

/** The site of fifty branches, with unpublished languages. */
export const FIFTY_PORT = PORT + 9;
/** The dev server, which shows the component gallery. */
export const GALLERY_PORT = PORT + 3;

/** Tells that all sites are built and served. */
export const READY_PORT = PORT + 8;

/** The single-branch sites. */
export const BRANCH_SITES = listVariants(loadFiles('branches'))
  .filter((variant) => variant !== COMBINED)
  .map((variant, i) => ({ variant, port: PORT + 10 + i }));

/** Where the preview of the shipped site is built. */
export const PREVIEW_DIST = '.cache/preview';

/** The folder that each port serves. */
export const SERVED: readonly Readonly<{ root: string; port: number }>[] = [
  { root: join('dist', COMBINED), port: SHIPPED_PORT },
  ...BRANCH_SITES.map(({ variant, port }) => ({ root: join('dist', variant), port })),
  { root: join(fixtureDist('combined'), COMBINED), port: FIXTURE_PORT },
  { root: join(fixtureDist('august'), COMBINED), port: AUGUST_PORT },
  { root: join(fixtureDist('preview'), COMBINED), port: FIXTURE_PREVIEW_PORT },
  { root: join(PREVIEW_DIST, COMBINED), port: PREVIEW_PORT },
  { root: FIFTY_ROOT, port: FIFTY_PORT },
];
