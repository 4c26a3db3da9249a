/** Pages of a published translation fit one round trip, as English ones do: `tests/html/sites/budgets.test.ts`. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { COMBINED } from '../../../branches/model/files/branchName.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { renderRoute } from '../../../pages/renderRoute.ts';
import { NODE_TOOLS } from '../../../renderer/node/nodeTools.ts';
import { readCatalogue } from '../../../scripts/pictures/readMedia.ts';
import { renderTexts } from '../../../site/translation/pagesOfTexts.ts';
import { createPublication } from '../../../site/translation/publication.ts';
import { loadFiles } from '../../support/loadFiles.ts';
import { resourcesIn } from '../../support/words.ts';

/** Without the address of the script and the revision, which only a build adds: 14,000. */
const LIMIT = 13_930;
const translations = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

const sources = {
  site: buildSite(COMBINED, loadFiles('branches'), '2025-08-15'),
  words: resourcesIn(),
  publication: createPublication(LANGUAGES, new Map(), translations),
  media: await readCatalogue(),
};

test.each(translations)('every page in $nativeName fits one round trip', (language) => {
  const pages = [...renderTexts((page) => renderRoute(page, { withCsp: true, ...NODE_TOOLS }), sources, language)];
  expect(pages.length).toBeGreaterThan(25);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const sizes = pages.map(({ path, html }) => [path, brotliCompressSync(html, { params: quality }).length] as const);
  expect(sizes.filter(([, size]) => size > LIMIT)).toEqual([]);
});
