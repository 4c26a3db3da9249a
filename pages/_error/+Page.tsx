import styled from '@emotion/styled';
import { CallBranches } from '../../components/branches/BranchLinks.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow, Grid, Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, size, space } from '../../components/ui/style/tokens.ts';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';

/** Hosts send it with status 404. */
export function Page() {
  const { t } = useTranslation('not-found');
  return (
    <>
      <PageHero title={t('title')} lead={t('text')}>
        <ActionRow>
          <Action href={pathOf('home')} icon="home">
            {t('home')}
          </Action>
        </ActionRow>
      </PageHero>
      <PopularPages />
      <Section title={t('calls.title')} intro={t('calls.text')} background="sand">
        <ActionRow>
          <CallBranches withNumber />
        </ActionRow>
      </Section>
    </>
  );
}

const PAGES = [
  { id: 'services', icon: 'tooth' },
  { id: 'toothPain', icon: 'first-aid-kit' },
  { id: 'contact', icon: 'message-circle' },
] as const;

/** What visitors of a wrong address most likely want. */
function PopularPages() {
  const { t } = useTranslation('not-found');
  const { t: tCommon } = useTranslation('common');
  return (
    <Section title={t('links.title')}>
      <Grid>
        {PAGES.map(({ id, icon }) => (
          <Item key={id}>
            <Icon name={icon} />
            <h3>
              <Action href={pathOf(id)} look="quiet">
                {tCommon(`footer.${id}`)}
              </Action>
            </h3>
            <p>{t(`links.${id}`)}</p>
          </Item>
        ))}
      </Grid>
    </Section>
  );
}

const Item = styled.li`
  padding-top: ${space.m};
  border-top: 3px solid ${color.teal};

  & > svg {
    color: ${color.teal};
    font-size: ${size.h3};
  }

  p {
    color: ${color.inkSoft};
  }
`;
