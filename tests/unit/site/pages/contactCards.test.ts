import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../locales/languages.ts';
import { contactCards } from '../../../../site/pages/contactCards.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { siteOf } from '../../../support/siteOf.ts';

const site = siteOf('2026-11-21');
const named = (name: string) => ({ en: name, ta: `தமிழ் ${name}` });
const inTwoLanguages = {
  ...site,
  clinic: { ...site.clinic, name: named('Clinic') },
  branches: site.branches.map((branch) => ({ ...branch, name: named(branch.name.en) })),
};

test('a patient who reads Tamil saves the branch under its Tamil name, from the Tamil page', () => {
  const cards = contactCards(inTwoLanguages, createPublication(LANGUAGES, new Map(), [languageNamed('ta')]));
  expect(cards.map(({ path }) => path)).toEqual([
    '/chennai.vcf',
    '/kavalkinaru.vcf',
    '/ta/chennai.vcf',
    '/ta/kavalkinaru.vcf',
  ]);
  const [english, , tamil] = cards.map(({ text }) => text.split('\r\n'));
  expect(english).toContain('FN:Clinic\\, Chennai');
  expect(english).toContain(`URL:${site.canonicalUrl}/contact`);
  expect(tamil).toContain('FN:தமிழ் Clinic\\, தமிழ் Chennai');
  expect(tamil).toContain(`URL:${site.canonicalUrl}/ta/contact`);
  // Saved from either page, it is the same contact to a phone.
  const ids = cards.map(({ text }) => /^UID:(.*)\r$/m.exec(text)?.[1]);
  expect(ids).toEqual(['chennai', 'kavalkinaru', 'chennai', 'kavalkinaru'].map((id) => `${site.canonicalUrl}/#${id}`));
});
