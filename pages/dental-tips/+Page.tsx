import styled from '@emotion/styled';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { EMERGENCY, EmergencyFold } from '../../components/site/EmergencySection.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Badge } from '../../components/ui/cards/FeatureGrid.tsx';
import { Prose, Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { JumpLinks } from '../../components/ui/links/JumpLinks.tsx';
import { color, from, leading, raised, size, space } from '../../components/ui/style/tokens.ts';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';

/** /dental-tips: what symptoms mean, what helps at home, when to see a dentist. */
export function Page() {
  const { t } = useTranslation('dental-tips');
  const { t: tCommon } = useTranslation('common');
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: 'topics/dental-tips.webp', alt: t('hero.imageAlt') }}
      >
        <TipLinks />
      </PageHero>
      <TipList />
      <EmergencyFold />
      <AdviceSources namespace="dental-tips" />
      <Closing namespace="dental-tips">
        <Action href={pathOf('contact')} look="light" icon="calendar">
          {tCommon('actions.bookCheckUp')}
        </Action>
      </Closing>
    </>
  );
}

function TipLinks() {
  const { t } = useTranslation('dental-tips');
  const { t: tCommon } = useTranslation('common');
  const tips = TIPS.map(({ id, icon }, i) => ({ id, icon, label: t(`tips.${i}.title`) }));
  const emergency = { id: EMERGENCY, icon: 'ambulance', label: tCommon('emergency.label') };
  return (
    <Nav aria-label={t('hero.jump')}>
      <JumpLinks targets={[...tips, emergency]} />
    </Nav>
  );
}

/** What to do now on one side, the advice on the other. */
function TipList() {
  const { t, rich } = useTranslation('dental-tips');
  return (
    <Section background="sand">
      <List>
        {TIPS.map(({ id, icon }, i) => (
          <li key={id} id={id}>
            <div>
              <Name>
                <Badge>
                  <Icon name={icon} />
                </Badge>
                <h2>{t(`tips.${i}.title`)}</h2>
              </Name>
              <Now>
                <strong>{t('doNow')}</strong>
                <span>{t(`tips.${i}.now`)}</span>
              </Now>
            </div>
            <Advice>{rich(`tips.${i}.content`)}</Advice>
          </li>
        ))}
      </List>
    </Section>
  );
}

/** In the order of the words file. */
const TIPS = [
  { id: 'bleeding-gums', icon: 'droplet' },
  { id: 'sensitive-teeth', icon: 'snowflake' },
  { id: 'tooth-pain', icon: 'bolt' },
  { id: 'oral-hygiene', icon: 'toothbrush' },
  { id: 'kids-brushing', icon: 'mood-kid' },
  { id: 'mouthwash', icon: 'bottle' },
  { id: 'oral-ulcers', icon: 'mouth-sore' },
] as const;

const Nav = styled.nav`
  margin-top: ${space.m};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space.m};
    padding: ${space.panel};
    ${raised}
  }

  /* The link that was followed leads here. */
  & > li:target {
    outline: 3px solid ${color.teal};
  }

  ul {
    list-style: disc;
  }

  ${from.desktop} {
    & > li {
      grid-template-columns: 2fr 3fr;
      gap: ${space.xl};
    }
  }

  @media print {
    & > li {
      padding: ${space.s} 0 0;
    }

    & > li:target {
      outline: 0;
    }
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};

  h2 {
    font-size: ${size.h3};
  }
`;

const Now = styled.p`
  display: grid;
  margin-top: ${space.m};
  padding-inline-start: ${space.m};
  border-inline-start: 4px solid ${color.teal};
  font-size: ${size.lead};
  line-height: ${leading.lead};

  strong {
    color: ${color.teal};
    font-size: ${size.small};
  }
`;

/* Every tip ends with when to see a dentist. */
const Advice = styled(Prose)`
  & > p:last-child {
    padding-top: ${space.s};
    border-top: 1px solid ${color.line};
  }
`;
