import styled from '@emotion/styled';
import { BookAction } from '../../components/branches/BookAction.tsx';
import { CallActions } from '../../components/branches/CallActions.tsx';
import { WisdomToothNote } from '../../components/services/WisdomToothNote.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { from, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { SERVICES } from '../../renderer/site/services.ts';
import { PaymentOptions } from './PaymentOptions.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceSidebar } from './ServiceSidebar.tsx';
import { ServicesScene } from './ServicesScene.tsx';

/** /services: all services, the payment methods, and whom to call for advice. */
export function Page() {
  const words = useWords('services');
  const site = useSite();
  return (
    <>
      <PageHero title={words.text('hero.title')} lead={words.text('hero.lead')} scene={<ServicesScene />}>
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <Section>
        <Columns>
          <ServiceSidebar />
          <Grid>
            {SERVICES.map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} />
              </li>
            ))}
            <li>
              <WisdomToothNote>{words.rich('wisdom.text')}</WisdomToothNote>
            </li>
          </Grid>
        </Columns>
      </Section>
      <PaymentOptions />
      <CallToAction title={words.text('call.title')} text={words.text('call.text')}>
        <CallActions branches={[site.primary]} look="light" />
      </CallToAction>
    </>
  );
}

const Columns = styled.div`
  ${from.desktop} {
    display: grid;
    grid-template-columns: 14.5rem minmax(0, 1fr);
    gap: ${space.xl};
  }
`;
