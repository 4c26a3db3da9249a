/** How figures on Tamil pages are read aloud, by eSpeak NG, the voice that comes with NVDA. */
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../branches/model/buildSite.ts';
import { TRANSLATIONS } from '../../locales/languages.ts';
import { renderRoute } from '../../pages/renderRoute.ts';
import { NODE_TOOLS } from '../../renderer/node/nodeTools.ts';
import { loadSiteFromDisk } from '../../scripts/content/loadSiteFromDisk.ts';
import { createPageModels } from '../../site/pages/pageModel.ts';
import { siteMap } from '../../site/pages/routes.ts';
import { FIXTURE_FACTS } from '../fixtures/folders.ts';
import { languageNamed } from '../fixtures/languages.ts';
import { hasTool } from './findTools.ts';
import { figuresIn, saidByOtherVoice } from './readAloud.ts';

const TODAY = '2026-11-22';
const TAMIL = 'ta';

/** A dentist's, which stands as it is in the register. */
const REGISTRATION = /^TNDC \d/;

/** Of all pages in the shipped words: what the clinic types in its facts is its own. */
let figures: readonly string[];

beforeAll(async () => {
  const loaded = await loadSiteFromDisk({ today: TODAY, addedLanguages: TRANSLATIONS, branches: FIXTURE_FACTS });
  const site = buildSite('combined', loaded.files, TODAY);
  const createPageModel = createPageModels({ ...loaded, site });
  const found = siteMap(site).flatMap((route) => {
    const { html } = renderRoute(createPageModel(route, languageNamed(TAMIL)), { withCsp: false, ...NODE_TOOLS });
    return figuresIn(html, TAMIL);
  });
  figures = [...new Set(found)].filter((figure) => !REGISTRATION.test(figure));
});

test('a figure on a Tamil page has no English letters around it, which no Tamil voice reads', () => {
  const shown = figures.join('\n');
  for (const kind of [/^ரூ\.\s2,500/m, /^காலை\s10:30/m, /\d\sநிமிட/, /^\+91\s/m]) expect(shown).toMatch(kind);
  expect(figures.filter((figure) => /\p{Script=Latin}/u.test(figure))).toEqual([]);
});

test.skipIf(!hasTool('espeak-ng'))('a figure on a Tamil page is read in one voice', () => {
  expect(saidByOtherVoice(['ரூ. 2,500', 'Rs 2,500', '10:30 AM', '500 mg'], TAMIL)).toHaveLength(3);
  expect(saidByOtherVoice(figures, TAMIL)).toEqual([]);
});
