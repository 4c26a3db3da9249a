import { expect, test } from 'vitest';
import type { SiteModel } from '../../../../branches/model/siteModel.ts';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { createSiteTranslator } from '../../../../site/language/placeholders.ts';
import { pageDescription } from '../../../../site/pages/pageMeta.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { routeAt, siteOf } from '../../../support/siteOf.ts';
import { resourcesIn } from '../../../support/words.ts';

const words = resourcesIn();
const site = siteOf('2026-11-21');

function descriptionOfConsultation(model: SiteModel): string {
  const route = routeAt(model, '/online-free-consultations-and-appointments');
  const translator = createSiteTranslator(model, words, SOURCE_LANGUAGE);
  const publication = createPublication([SOURCE_LANGUAGE], new Map(), []);
  return pageDescription({ site: model, route, language: SOURCE_LANGUAGE, translator, media: new Map(), publication });
}

test('search results offer free consultations only while there are some', () => {
  expect(descriptionOfConsultation(site)).toContain('The first 50 per branch are free');
  const branches = site.branches.map((branch) => ({ ...branch, consultation: { freeOnline: false } }));
  const over = descriptionOfConsultation({ ...site, branches });
  expect(over).not.toMatch(/free/i);
  expect(over).toMatch(/Rs\s99/);
});
