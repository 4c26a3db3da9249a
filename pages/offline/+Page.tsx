import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { BranchTitle } from '../../components/branches/BranchAddress.tsx';
import { BranchFacts } from '../../components/branches/BranchFacts.tsx';
import { CallActions } from '../../components/branches/BranchLinks.tsx';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow, Grid, Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { CheckList } from '../../components/ui/lists/CheckList.tsx';
import { color, control, radius, space } from '../../components/ui/style/tokens.ts';
import { usePage, useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { contactCardPath } from '../../site/pages/contactCards.ts';
import { ALWAYS_CACHED, pathOf } from '../../site/pages/routes.ts';

/** Stands in for a page that a browser without a connection has never seen. Nothing on it needs a connection. */
export function Page() {
  const { branches } = useSite();
  const { t, list } = useTranslation('offline');
  const { t: tCommon } = useTranslation('common');
  return (
    <>
      <PageHero title={t('title')} lead={t('text')}>
        <ActionRow>
          <CallActions branches={branches} look="primary" withNumber />
        </ActionRow>
      </PageHero>
      <Section title={t('works.title')}>
        <CheckList items={list('works.items').map((key) => t(key))} />
        <ActionRow>
          {ALWAYS_CACHED.map((id) => (
            <Action key={id} href={pathOf(id)} look="quiet">
              {tCommon(`footer.${id}`)}
            </Action>
          ))}
        </ActionRow>
      </Section>
      <Section title={t('branches')} background="sand">
        <Grid data-min="broad">
          {branches.map((branch) => (
            <OfflineBranch key={branch.id} branch={branch} />
          ))}
        </Grid>
      </Section>
    </>
  );
}

function OfflineBranch({ branch }: Readonly<{ branch: Branch }>) {
  const { t } = useTranslation('contact');
  const local = useLocalText();
  const { language } = usePage();
  return (
    <Box>
      <BranchTitle branch={branch} />
      <BranchFacts branch={branch} callable />
      <Save href={contactCardPath(branch, language)} download>
        <LinkLabel about={local(branch.name)}>{t('details.saveNumber')}</LinkLabel>
      </Save>
    </Box>
  );
}

const Box = styled.li`
  display: grid;
  gap: ${space.s};
  align-content: start;
  justify-items: start;
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};
`;

const Save = styled.a`
  display: flex;
  align-items: center;
  min-height: ${control.m};
  font-weight: 600;
`;
