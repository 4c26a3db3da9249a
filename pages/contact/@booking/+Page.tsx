import styled from '@emotion/styled';
import { whatsappLink } from '../../../branches/model/links.ts';
import { PostalAddress } from '../../../components/branches/BranchAddress.tsx';
import { PlaceFacts } from '../../../components/branches/BranchFacts.tsx';
import { BranchHours } from '../../../components/branches/BranchHours.tsx';
import { CallActions, DirectionsLink, strongByHour } from '../../../components/branches/BranchLinks.tsx';
import { BranchPhotos } from '../../../components/branches/BranchPhotos.tsx';
import { CallToAction } from '../../../components/branches/CallToAction.tsx';
import { ExternalLink } from '../../../components/site/LinkLabel.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import { ActionRow, Section, SplitSection } from '../../../components/ui/layout/Section.tsx';
import { TitledTexts } from '../../../components/ui/lists/TitledTexts.tsx';
import { color, from, measure, size, space } from '../../../components/ui/style/tokens.ts';
import { usePageBranch } from '../../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../../renderer/context/useTranslation.tsx';

/** /contact/<slug>: leads to a branch's booking portal. */
export function Page() {
  const branch = usePageBranch();
  const { t, list } = useTranslation('booking');
  const { t: tCommon, rich: richCommon } = useTranslation('common');
  const local = useLocalText();
  const values = { branch: local(branch.name), area: local(branch.area) };
  return (
    <>
      <PageHero
        title={t('hero.title', values)}
        lead={t('hero.lead', values)}
        picture={{ src: branch.picture, alt: local(branch.pictureAlt), focus: branch.pictureFocus }}
      >
        <Actions>
          <ExternalLink href={branch.booking.portal} icon="calendar">
            {t('button')}
          </ExternalLink>
          <CallActions branches={[branch]} />
          {branch.whatsapp && (
            <ExternalLink href={whatsappLink(branch.whatsapp)} look="quiet" icon="brand-whatsapp">
              {tCommon('actions.whatsapp', values)}
            </ExternalLink>
          )}
        </Actions>
        <Note>{t('newTab')}</Note>
        <Note as="div">{richCommon('whatHappened.line')}</Note>
      </PageHero>
      <SplitSection title={t('steps.title')}>
        <TitledTexts
          as="steps"
          items={list('steps.items').map((key) => ({
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </SplitSection>
      <VisitFacts />
      <CallToAction title={t('other.title')} text={t('other.text', values)}>
        <CallActions branches={[branch]} look="light" />
        {branch.whatsapp && (
          <ExternalLink href={whatsappLink(branch.whatsapp)} look="light" icon="brand-whatsapp">
            {tCommon('actions.whatsapp', values)}
          </ExternalLink>
        )}
      </CallToAction>
    </>
  );
}

function VisitFacts() {
  const branch = usePageBranch();
  const { t } = useTranslation('booking');
  const { t: tCommon } = useTranslation('common');
  const local = useLocalText();
  return (
    <Section title={t('visit.title')} background="sand">
      <Columns>
        <div>
          <h3>{local(branch.name)}</h3>
          <PostalAddress branch={branch} />
          <DirectionsLink branch={branch} look="quiet" />
        </div>
        <div>
          <h3>{tCommon('footer.openingHours')}</h3>
          <BranchHours branch={branch} />
        </div>
        <div>
          <h3>{t('visit.cost')}</h3>
          <p>{t('visit.costText')}</p>
        </div>
      </Columns>
      <PlaceFacts branch={branch} complete />
      <BranchPhotos branch={branch} wide />
    </Section>
  );
}

const Actions = styled(ActionRow)(strongByHour);

const Note = styled.p`
  margin-top: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.l};

  h3 {
    margin-bottom: ${space.s};
  }

  & + ul {
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: ${space.xs} ${space.l};
  }

  & ~ ul,
  & ~ div {
    margin-top: ${space.l};
  }

  & ~ div {
    max-width: ${measure.wide};
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
