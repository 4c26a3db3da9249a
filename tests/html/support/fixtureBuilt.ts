/** The sites of `tests/fixtures/site`, which tests may know by heart. */
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { FIXTURE_DAY, fixtureDist } from '../../support/fixtureSite.ts';
import { type BuiltSite, readAllBuilt } from './readBuilt.ts';

/** All variants of the branch files among the fixtures. */
export const FIXTURE_BUILT: readonly BuiltSite[] = readAllBuilt(fixtureDist(), FIXTURE_FACTS, FIXTURE_DAY);
