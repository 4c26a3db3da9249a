import { ClinicList } from '../../components/branches/ClinicList.tsx';
import { ClinicFinder } from '../../components/islands/ClinicFinder.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { WhatHappened } from '../../components/site/WhatHappened.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';

/** /clinics: many branches, each with a link to its own page. */
export function Page() {
  const { t } = useTranslation('clinics');
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')}>
        <ClinicFinder />
      </PageHero>
      <Section title={t('list.title')}>
        <ClinicList />
      </Section>
      <Section background="sand">
        <WhatHappened elsewhere />
      </Section>
    </>
  );
}
