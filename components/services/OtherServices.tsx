import styled from '@emotion/styled';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { servicesOf, type TreatmentNamespace } from '../../site/pages/services.ts';
import { Section } from '../ui/layout/Section.tsx';
import { JumpLinks } from '../ui/links/JumpLinks.tsx';
import { notPrinted } from '../ui/style/tokens.ts';

type OtherServicesProps = Readonly<{
  /** The treatment of this page. */
  except?: TreatmentNamespace;
}>;

export function OtherServices({ except }: OtherServicesProps) {
  const others = servicesOf(useSite()).filter(({ id }) => id !== except);
  const { t } = useTranslation('services');
  const { t: tCommon } = useTranslation('common');
  return (
    <ScreenOnly>
      <Section background="sand" title={tCommon('servicePage.otherServices')}>
        <JumpLinks
          targets={others.map(({ id, subPage }) => ({
            id,
            to: subPage,
            label: t(`cards.${id}.title`),
          }))}
        />
      </Section>
    </ScreenOnly>
  );
}

const ScreenOnly = styled.div`
  ${notPrinted}
`;
