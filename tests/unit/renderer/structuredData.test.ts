/** What search engines are told of a branch, whichever page and language they read. */
import { expect, test } from 'vitest';
import { buildSite, listVariants } from '../../../branches/model/buildSite.ts';
import { LANGUAGES } from '../../../locales/languages.ts';
import { structuredData } from '../../../renderer/document/jsonLd.ts';
import { createPageModels } from '../../../site/pages/pageModel.ts';
import { siteMap } from '../../../site/pages/routes.ts';
import { FIXTURE_DAY, loadFixtureSite } from '../../support/renderFixturePage.ts';

type Facts = Readonly<Record<string, unknown>>;

const { files, ...loaded } = await loadFixtureSite();

/** What all pages of a site say, in all languages. */
function everythingSaid(variant: string, written = files): readonly Facts[] {
  const site = buildSite(variant, written, FIXTURE_DAY);
  const createPageModel = createPageModels({ ...loaded, site });
  return LANGUAGES.flatMap((language) =>
    siteMap(site).flatMap((route) => structuredData(createPageModel(route, language), new Map()) as Facts[]),
  );
}

test.each(listVariants(files))('on the site of %s, the clinic and each branch have one address', (variant) => {
  const things = everythingSaid(variant).filter((thing) => thing['@id'] !== undefined);
  const ids = new Set(things.map((thing) => thing['@id']));
  expect(ids.size).toBeGreaterThan(1);
  expect(new Set(things.map((thing) => `${thing['@id']} ${thing.url}`)).size).toBe(ids.size);
});

test('a day off and a holiday are said to be closed', () => {
  const branches = files.branches.map(({ id, file }) => ({
    id,
    file: {
      ...file,
      hours: { ...file.hours, sunday: 'closed' as const },
      exceptions: [{ day: '2027-01-15', hours: 'closed' as const }],
    },
  }));
  const [dentist] = everythingSaid('combined', { ...files, branches }).filter((thing) => thing['@type'] === 'Dentist');
  const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
  expect(dentist).toMatchObject({
    openingHoursSpecification: expect.arrayContaining([{ ...closed, dayOfWeek: ['Sunday'] }]),
    specialOpeningHoursSpecification: [{ ...closed, validFrom: '2027-01-15', validThrough: '2027-01-15' }],
  });
});
