/** The fixture sites of `tests/fixtures/site`, whose exact content tests may rely on. */
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { FIXTURE_DAY, fixtureDist } from '../../support/fixtureSite.ts';
import { type BuiltSite, readAllBuilt } from './readBuilt.ts';

/** All variants from the fixture branch files. */
export const FIXTURE_BUILT: readonly BuiltSite[] = readAllBuilt(fixtureDist(), FIXTURE_FACTS, FIXTURE_DAY);
