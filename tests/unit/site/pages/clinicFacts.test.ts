/** What pages of a clinic with many branches carry, so that browsers can show the branch that their reader has chosen. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../locales/languages.ts';
import { hashSource } from '../../../../renderer/document/csp.ts';
import { isScriptOf } from '../../../../scripts/build/bundle/plugins.ts';
import { readCatalogue } from '../../../../scripts/pictures/readMedia.ts';
import { clinicRevision } from '../../../../site/pages/clinicFacts.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { renderIn } from '../../../support/renderIn.ts';
import { siteOf } from '../../../support/siteOf.ts';
import { resourcesIn } from '../../../support/words.ts';

const DAY = '2026-11-22';
const [two, fifty] = [siteOf(DAY), siteOf(DAY, 'fifty-branches')];
const sources = {
  words: resourcesIn(),
  publication: createPublication(LANGUAGES, new Map(), []),
  media: await readCatalogue(),
};
const SCRIPT = '/assets/clinic.js';
const render = (site: typeof two) => renderIn({ ...sources, site }, { chosenClinicScript: SCRIPT });

test('a clinic with few branches has nothing of it', () => {
  expect(render(two)('/').html).not.toMatch(/data-revision|data-clinic-|localStorage|clinic\.js/);
  for (const name of ['clinic', 'finder']) {
    expect([two, fifty].map((site) => isScriptOf(site, `/assets/${name}.Ab12_x.01234.js.br`))).toEqual([false, true]);
  }
});

test('every page loads the script only where a clinic is remembered; pages to choose on, also when touched', () => {
  for (const [path, isTouched] of [
    ['/', false],
    ['/clinics', true],
    ['/clinics/salem', true],
  ] as const) {
    const { html, csp } = render(fifty)(path);
    const document = parse(html);
    const inline = document.querySelectorAll('script:not([src], [type])').map(({ text }) => text);
    expect(document.querySelector('html')?.getAttribute('data-revision'), path).toBe(clinicRevision(fifty));
    expect(inline.join('').split(`import("${SCRIPT}")`), path).toHaveLength(isTouched ? 3 : 2);
    expect(inline, 'one hash in the policy').toHaveLength(1);
    expect(csp, path).toContain(hashSource(inline[0] ?? ''));
  }
});

test('the revision changes with a fact of any branch', () => {
  const change = (fact: object) =>
    clinicRevision({
      branches: fifty.branches.map((branch) => (branch.id === 'salem' ? { ...branch, ...fact } : branch)),
    });
  const { hours } = fifty.primary;
  const facts = [
    { phone: '+910000000199' },
    { whatsapp: undefined },
    { name: { en: 'Salem', ta: 'சேலம் 2' } },
    { hours: { ...hours, monday: [] } },
  ];
  const revisions = [clinicRevision(fifty), change({}), ...facts.map(change)];
  expect(revisions[0]).toBe(revisions[1]);
  expect(new Set(revisions).size).toBe(facts.length + 1);
});
