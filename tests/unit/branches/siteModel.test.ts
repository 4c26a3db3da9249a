import { describe, expect, test } from 'vitest';
import { buildSite, listVariants } from '../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../../branches/model/siteModel.ts';
import { CONFIGURATIONS } from '../../fixtures/configurations.ts';
import { withMistakes } from './errors/mistakes.ts';

const DAY = '2025-08-15';
const two = parseFiles(CONFIGURATIONS['two-branches']);
const three = parseFiles(CONFIGURATIONS['three-branches']);
const ids = (site: SiteModel) => site.branches.map(({ id }) => id);
const offer = (site: SiteModel, id: string) => site.offers.find((candidate) => candidate.id === id);

/** Lists the paths of everything in `value` that is not frozen. */
function thawed(value: unknown, path = 'site'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => thawed(part, `${path}.${key}`));
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

const everything = Object.entries(CONFIGURATIONS).map(([name, files]) => [name, parseFiles(files)] as const);

describe.each(everything)('with the files of %s', (_name, files) => {
  test('every branch is a variant, in addition to the combined one', () => {
    expect(listVariants(files)).toEqual(['combined', ...files.branches.map(({ id }) => id)]);
  });

  test.each(listVariants(files))('the variant %s is deeply frozen and has a primary branch', (variant) => {
    const site = buildSite(variant, files, DAY);
    expect(thawed(site)).toEqual([]);
    expect(site.primary).toBe(site.branches[0]);
    expect(site).toMatchObject({ variant, today: DAY });
  });

  test('a single-branch variant contains nothing of another branch', () => {
    for (const { id } of files.branches) {
      const text = JSON.stringify({ ...buildSite(id, files, DAY), clinic: undefined });
      for (const other of files.branches.filter((branch) => branch.id !== id)) {
        for (const fact of [other.file.phone, other.file.whatsapp, other.file.booking.slug, `"${other.id}"`]) {
          expect(text).not.toContain(fact);
        }
      }
    }
  });
});

const kids = (...change: Parameters<typeof changed>) =>
  buildSite('combined', changed(...change), DAY).clinic.treatments.kids;

test('a first visit of a child costs from the price of a consultation, on its page and its card, or its own price', () => {
  const { page, card } = kids('clinicPrice: 99', 'clinicPrice: 150');
  expect(page).toEqual({ minutes: { from: 20, to: 30 }, price: { from: 150 } });
  expect(card).toEqual(page);
  const own = 'page: { minutes: { from: 20, to: 30 }, price: { exact: 200 } }';
  expect(kids('page: { minutes: { from: 20, to: 30 } }', own).page.price).toEqual({ exact: 200 });
});

/** The files of two branches in which a line of the clinic file says something else. */
const changed = (right: string, wrong: string) => parseFiles(withMistakes(['clinic', right, wrong]));

test('the variants show the primary branch first, then by id', () => {
  expect(ids(buildSite('combined', three, DAY))).toEqual(['chennai', 'kavalkinaru', 'madurai']);
  const files = changed('primaryBranch: chennai', 'primaryBranch: kavalkinaru');
  expect(ids(buildSite('combined', files, DAY))).toEqual(['kavalkinaru', 'chennai']);
  expect(buildSite('chennai', files, DAY).primary.id).toBe('chennai');
});

test('the variants are listed when one is unknown', () => {
  expect(() => buildSite('madurai', two, DAY)).toThrowErrorMatchingInlineSnapshot(
    `[Error: There is no site "madurai". Expected one of: combined, chennai, kavalkinaru.]`,
  );
  expect(() => buildSite('toString', two, DAY)).toThrow('There is no site "toString".');
});

test('the variants use their own address, or else the combined one', () => {
  const combined = 'https://www.sample-dental.example';
  const own = 'https://madurai.sample-dental.example';
  expect(buildSite('combined', three, DAY)).toMatchObject({ siteUrl: combined, canonicalUrl: combined });
  expect(buildSite('chennai', three, DAY)).toMatchObject({ siteUrl: combined, canonicalUrl: combined });
  expect(buildSite('madurai', three, DAY)).toMatchObject({ siteUrl: own, canonicalUrl: own });
});

test('offers of a branch apply only there; those of the clinic apply everywhere', () => {
  const site = buildSite('combined', three, DAY);
  expect(offer(site, 'chennai-grand-opening')?.branches).toEqual(['chennai']);
  expect(offer(site, 'independence-day')?.branches).toEqual([]);
  expect(offer(buildSite('kavalkinaru', three, DAY), 'chennai-grand-opening')).toBeUndefined();
});

test('offers of the clinic can be limited to branches: each of their sites mentions itself, and others nothing', () => {
  const branchesOn = (variant: string, branches: string) =>
    offer(buildSite(variant, changed('lastDay: 2025-08-31', `branches: ${branches}`), DAY), 'independence-day')
      ?.branches;
  expect(branchesOn('combined', '[kavalkinaru]')).toEqual(['kavalkinaru']);
  expect(branchesOn('chennai', '[kavalkinaru]')).toBeUndefined();
  expect(branchesOn('chennai', '[kavalkinaru, chennai]')).toEqual(['chennai']);
});

test('offers are booked with the variant’s primary branch, or with their own number', () => {
  expect(offer(buildSite('combined', three, DAY), 'first-visit')?.whatsapp).toBe('+910000000001');
  expect(offer(buildSite('madurai', three, DAY), 'first-visit')?.whatsapp).toBe('+910000000004');
  expect(offer(buildSite('combined', three, DAY), 'madurai-float-festival')?.whatsapp).toBe('+910000000005');
  // On the site of a branch, never with that of another one.
  const files = changed('lastDay: 2025-08-31', 'whatsapp: "+910000000001"');
  expect(offer(buildSite('kavalkinaru', files, DAY), 'independence-day')?.whatsapp).toBe('+910000000002');
});
