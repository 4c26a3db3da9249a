import styled from '@emotion/styled';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, from, leading, radius, raised, size, space } from '../../components/ui/style/tokens.ts';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';

/** /dental-myths: common myths, each beside the fact. */
export function Page() {
  const { t } = useTranslation('dental-myths');
  const { t: tCommon } = useTranslation('common');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: 'sections/oral-lesions-6.webp', alt: t('hero.imageAlt') }}
      />
      <Section background="sand">
        <MythList />
      </Section>
      <AdviceSources namespace="dental-myths" />
      <Closing namespace="dental-myths">
        <Action href={pathOf('contact')} look="light" icon="calendar">
          {tCommon('actions.bookConsultation')}
        </Action>
      </Closing>
    </>
  );
}

/** The first sentence of a fact is the answer. */
function MythList() {
  const { t, rich, list } = useTranslation('dental-myths');
  return (
    <List>
      {list('myths').map((key) => (
        <li key={key}>
          <Side data-kind="myth">
            <h2>
              <Label>
                <Icon name="x" />
                {t('labels.myth')}
              </Label>{' '}
              {t(`${key}.myth`)}
            </h2>
          </Side>
          <Side data-kind="fact">
            <Label>
              <Icon name="check" />
              {t('labels.fact')}
            </Label>
            {rich(`${key}.fact`)}
          </Side>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  & > li {
    overflow: hidden;
    ${raised}
  }

  ${from.tablet} {
    & > li {
      display: grid;
      grid-template-columns: 5fr 7fr;
    }
  }
`;

const Side = styled.div`
  padding: ${space.m};
  color: ${color.ink};

  h2 {
    font-size: ${size.h3};
    letter-spacing: 0;
  }

  p + p {
    margin-top: ${space.xs};
    color: ${color.inkSoft};
  }

  svg {
    width: ${control.s};
    height: ${control.s};
    padding: ${space.xxs};
    border: 2px solid ${color.coral};
    border-radius: ${radius.pill};
    color: ${color.coral};
    stroke-width: 3;
  }

  &[data-kind='myth'] {
    background: ${color.coralSoft};
  }

  &[data-kind='fact'] svg {
    border-color: ${color.teal};
    background: ${color.teal};
    color: ${color.white};
  }

  @media print {
    padding: 0 0 ${space.s};

    &[data-kind='fact'] svg {
      background: none;
      color: ${color.teal};
    }
  }
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-bottom: ${space.xs};
  color: ${color.coral};
  font-size: ${size.small};
  font-weight: 700;
  line-height: ${leading.snug};

  [data-kind='fact'] & {
    color: ${color.teal};
  }
`;
