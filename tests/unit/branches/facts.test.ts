import { expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../branches/model/files/parseFiles.ts';
import { freeConsultations } from '../../../branches/model/freeConsultations.ts';
import { siteOf } from '../../support/siteOf.ts';
import { withMistakes } from './errors/mistakes.ts';

const site = siteOf('2025-08-15', 'three-branches');

test('parsed facts mark samples as such', () => {
  expect(site.clinic.reviews.map(({ sample }) => sample)).toEqual(site.clinic.reviews.map(() => true));
  const real = withMistakes(['clinic', 'founder: true\n    sample: true', 'founder: true']);
  expect(buildSite('combined', parseFiles(real), '2025-08-15').clinic.team[0]?.sample).toBe(false);
});

test('parsed facts have the dentists of a branch on its site, without the days they spend elsewhere', () => {
  const name = (id: string) => `- id: ${id}-sample`;
  const at = (id: string, branches: string) => ['clinic', name(id), `${name(id)}\n    branches: ${branches}`] as const;
  const files = parseFiles(
    withMistakes(
      at('meera', '[{ branch: chennai }]'),
      at('karthik', '[{ branch: chennai, days: [monday] }, { branch: kavalkinaru, days: [friday] }]'),
      at('priya', '[{ branch: chennai }]'),
    ),
  );
  const teamOf = (variant: string) => buildSite(variant, files, '2025-08-15').clinic.team;
  const ids = (variant: string) => teamOf(variant).map(({ id }) => id.replace('-sample', ''));
  expect(ids('chennai')).toEqual(ids('combined'));
  // A founder belongs to every branch, and so do dentists who name none.
  expect(ids('kavalkinaru')).toEqual(ids('combined').filter((id) => id !== 'priya'));
  expect(teamOf('kavalkinaru').map(({ branches }) => branches)).toContainEqual([
    { branch: 'kavalkinaru', days: ['friday'] },
  ]);
  expect(JSON.stringify(teamOf('kavalkinaru'))).not.toContain('chennai');
});

test('parsed facts have free online consultations until each branch ends its own', () => {
  const withSwitches = (...switches: boolean[]) =>
    freeConsultations({
      branches: site.branches
        .slice(0, switches.length)
        .map((branch, i) => ({ ...branch, consultation: { freeOnline: switches[i] ?? false } })),
    });
  expect([withSwitches(true, true), withSwitches(false, true), withSwitches(false, false)]).toEqual([
    'all',
    'some',
    'none',
  ]);
});
