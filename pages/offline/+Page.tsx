import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { BranchTitle } from '../../components/branches/BranchAddress.tsx';
import { BranchFacts } from '../../components/branches/BranchFacts.tsx';
import { BranchHours } from '../../components/branches/BranchHours.tsx';
import { CallActions } from '../../components/branches/BranchLinks.tsx';
import { ClinicList } from '../../components/branches/ClinicList.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { EMERGENCY, EmergencyCard } from '../../components/site/EmergencySection.tsx';
import { FirstAidOffline, OFFLINE_EVENTS } from '../../components/site/FirstAid.tsx';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { WhenClosed } from '../../components/site/WhenClosed.tsx';
import { ActionRow, Grid, Section } from '../../components/ui/layout/Section.tsx';
import { JumpLinks } from '../../components/ui/links/JumpLinks.tsx';
import { barHeight, color, radius, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';

/**
 * Stands in for a page that a browser without a connection has never seen: how to reach every branch, and first aid.
 * The only page that is fetched before anybody asks, so it has no pictures, and nothing on it needs a connection.
 */
export function Page() {
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('offline');
  const { t: tCommon } = useTranslation('common');
  const urgent = (
    <Section>
      <Cards>
        <EmergencyCard />
        <FirstAidOffline />
        <WhenClosed />
      </Cards>
    </Section>
  );
  return (
    <>
      <PageHero title={t('title')} lead={t('text')}>
        <ActionRow>
          <CallActions branches={branches} look="primary" withNumber {...mark} />
        </ActionRow>
        <Jumps>
          <JumpLinks
            targets={[
              { id: BRANCHES, label: t('branches') },
              { id: EMERGENCY, label: tCommon('emergency.label') },
              ...OFFLINE_EVENTS.map(({ id, event }) => ({ id, label: tCommon(`whatHappened.events.${event}`) })),
            ]}
          />
        </Jumps>
      </PageHero>
      {/* What cannot wait is above what is long. */}
      {all && urgent}
      <Section id={BRANCHES} title={t('branches')} background="sand">
        {all ? (
          <AllBranches />
        ) : (
          <Grid data-min="broad">
            {branches.map((branch) => (
              <OfflineBranch key={branch.id} branch={branch} />
            ))}
          </Grid>
        )}
      </Section>
      {!all && urgent}
    </>
  );
}

const BRANCHES = 'branches';

/** What a phone does with these links, it does once it is connected again, if not at once. */
function OfflineBranch({ branch }: Readonly<{ branch: Branch }>) {
  const { t } = useTranslation('common');
  const local = useLocalText();
  return (
    <Box>
      <BranchTitle branch={branch} />
      <BranchFacts branch={branch} callable />
      {branch.whatsapp && (
        <ExternalLink href={whatsappLink(branch.whatsapp)} look="whatsapp" icon="brand-whatsapp">
          {t('actions.whatsappChat', { branch: local(branch.name) })}
        </ExternalLink>
      )}
    </Box>
  );
}

/** Many branches in few words: the hours that most of them have once. */
function AllBranches() {
  const { primary } = useSite();
  const { t } = useTranslation('offline');
  return (
    <>
      <Box as="div">
        <h3>{t('sameHours')}</h3>
        <BranchHours branch={primary} />
      </Box>
      <ClinicList complete />
    </>
  );
}

const Jumps = styled.div`
  margin-top: ${space.m};
`;

/* No footer follows, whose room the contact bar would cover. */
const Cards = styled.div`
  display: grid;
  gap: ${space.m};
  padding-bottom: ${barHeight};
`;

const Box = styled.li`
  display: grid;
  gap: ${space.s};
  align-content: start;
  justify-items: start;
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};
`;
