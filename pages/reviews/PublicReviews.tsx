import styled from '@emotion/styled';
import { mapsLink } from '../../branches/model/maps.ts';
import { AllBranchesAction } from '../../components/branches/BranchLinks.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { ActionRow } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, from, leading, raised, size, space } from '../../components/ui/style/tokens.ts';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';

/** The rating, and where to read what it is made of. */
export function PublicReviews() {
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('reviews');
  const { t: tCommon } = useTranslation('common');
  const local = useLocalText();
  return (
    <Rating>
      <p>
        <strong>
          {tCommon('stats.rating.number')}
          <Icon name="star" />
        </strong>{' '}
        <span>{tCommon('stats.rating.label')}</span>
      </p>
      <p>{t('read.intro')}</p>
      <ActionRow>
        {branches.map(({ id, name, maps }) => (
          <ExternalLink key={id} href={mapsLink(maps.readReviews)} look="secondary" icon="map-search" {...mark}>
            {t('read.button', { branch: local(name) })}
          </ExternalLink>
        ))}
        {all && <AllBranchesAction />}
      </ActionRow>
    </Rating>
  );
}

const Rating = styled.div`
  padding: ${space.m};
  ${raised}

  p:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s};
    font-weight: 600;
  }

  strong {
    display: flex;
    align-items: center;
    gap: ${space.xxs};
    color: ${color.tealDark};
    font-size: ${size.h2};
    line-height: ${leading.tight};
  }

  svg {
    flex: none;
  }

  strong svg {
    width: 0.7em;
    height: 0.7em;
    color: ${color.yellowDark};
    fill: currentcolor;
  }

  p + p {
    margin-top: ${space.xs};
    color: ${color.inkSoft};
  }

  ${from.desktop} {
    padding: ${space.l};

    strong {
      font-size: ${size.h1};
    }
  }
`;
