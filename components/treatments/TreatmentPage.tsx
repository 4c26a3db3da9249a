import type { ReactNode } from 'react';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import type { TreatmentNamespace, Warning } from '../../site/pages/services.ts';
import { BookOrCall } from '../branches/BranchLinks.tsx';
import { Closing } from '../branches/CallToAction.tsx';
import { OtherServices } from '../services/OtherServices.tsx';
import { AdviceSources } from '../site/AdviceSources.tsx';
import { EmergencyFold, EmergencySection } from '../site/EmergencySection.tsx';
import { OnThisPage, type OnThisPageProps } from '../site/OnThisPage.tsx';
import { PageHero } from '../site/PageHero.tsx';
import { WhatHappened } from '../site/WhatHappened.tsx';
import { Prose, Section } from '../ui/layout/Section.tsx';
import { OfferedAt } from './OfferedAt.tsx';

export type TreatmentPageProps = Readonly<{
  namespace: TreatmentNamespace;
  image: string;
  title: ReactNode;
  lead: ReactNode;
  imageAlt: string;
  /** Beside "Book Appointment". */
  action?: ReactNode;
  /** The panel that overlaps the hero. */
  glance: ReactNode;
  sections: OnThisPageProps['sections'];
  children: ReactNode;
}>;

/** How the pages of all treatments begin and end. */
export function TreatmentPage({ namespace, image, imageAlt, action, glance, sections, ...props }: TreatmentPageProps) {
  const { title, lead, children } = props;
  // The page about wisdom teeth has no bytes left in Tamil.
  const isService = namespace !== 'wisdom-tooth-removal';
  return (
    <>
      <PageHero title={title} lead={lead} picture={{ src: image, alt: imageAlt }}>
        <OfferedAt />
        <BookOrCall>{action}</BookOrCall>
      </PageHero>
      {glance}
      {isService && <OnThisPage sections={sections} />}
      {children}
      <AdviceSources namespace={namespace} />
      {isService && <OtherServices except={namespace} />}
      <Closing namespace={namespace} />
    </>
  );
}

type WarningsProps = Readonly<{
  warning: Warning | undefined;
  /** Where to go while all are closed, unless the page says so elsewhere. */
  children?: ReactNode;
}>;

/** What cannot wait, as much of it as patients of this treatment need. */
export function Warnings({ warning, children: closed }: WarningsProps) {
  switch (warning) {
    case 'signs':
      return <EmergencySection>{closed}</EmergencySection>;
    case 'fold':
      return <EmergencyFold>{closed}</EmergencyFold>;
    case 'pictures':
      return (
        <Section>
          <WhatHappened elsewhere />
        </Section>
      );
    default:
      return null;
  }
}

/** What patients have to tell before a wound or an injection. */
export function History() {
  const { t } = useTranslation('services');
  return (
    <Prose>
      <p>{t('history')}</p>
    </Prose>
  );
}
