import styled from '@emotion/styled';
import { BookAction, strongByHour } from '../../components/branches/BranchLinks.tsx';
import { BranchStatusList } from '../../components/branches/BranchStatusList.tsx';
import { Picture } from '../../components/site/Picture.tsx';
import { WhatHappened } from '../../components/site/WhatHappened.tsx';
import { Container } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import {
  color,
  from,
  headerHeight,
  layer,
  leading,
  measure,
  notPrinted,
  radius,
  size,
  space,
} from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';
import { hasNamedServices } from '../../site/pages/services.ts';
import { FRAME } from '../../site/pictures/frames.ts';

/** Who, where and whether we are open, on the drawing's own ground: it has no edges. A photograph has a frame beside the text. */
export function HomeHero() {
  const site = useSite();
  const { heroPhoto } = site.clinic;
  const { t } = useTranslation('home');
  const local = useLocalText();
  const { t: tCommon } = useTranslation('common');
  return (
    <Band>
      <Container>
        <Text>
          <Eyebrow>{t('hero.eyebrow')}</Eyebrow>
          <h1>{t('hero.title')}</h1>
          <Lead>{t(hasNamedServices(site) ? 'hero.lead' : 'hero.leadFewer')}</Lead>
          <Next>
            <Actions>
              <BookAction />
              <Action href={pathOf('payment')} look="secondary">
                {tCommon('actions.payNow')}
              </Action>
            </Actions>
            <BranchStatusList />
          </Next>
        </Text>
      </Container>
      <Hurt>
        <Container>
          <WhatHappened elsewhere />
        </Container>
      </Hurt>
      <Scene data-photo={heroPhoto && ''}>
        <Picture
          src={heroPhoto?.image ?? 'hero.webp'}
          alt={heroPhoto ? local(heroPhoto.alt) : t('hero.imageAlt')}
          focus={heroPhoto?.focus}
          frame={FRAME.view}
          widths={WIDTHS}
          sizes={heroPhoto ? PHOTO_SIZES : '(min-width: 64rem) min(58vw, 64rem), min(80vw, 32rem)'}
          first
        />
      </Scene>
    </Band>
  );
}

const WIDTHS = [480, 640, 800, 1120, 1600];
const PHOTO_SIZES = '(min-width: 64rem) min(32rem, 46vw), calc(100vw - 2rem)';

const Band = styled.div`
  overflow: hidden;
  padding-top: calc(${headerHeight} + ${space.s});
  background: ${color.mintDeep};

  ${from.tablet} {
    padding-top: calc(${headerHeight} + ${space.l});
  }

  ${from.desktop} {
    display: grid;

    & > :first-child {
      grid-area: 1 / 1;
      align-self: center;
      padding-bottom: ${space.xl};
    }
  }

  @media print {
    padding: 0;
    background: none;
  }
`;

/* On phones, below the buttons; on larger screens a band of its own, as the drawing stands on the edge of the hero. */
const Hurt = styled.div`
  margin-top: ${space.m};

  ${from.desktop} {
    grid-row: 2;
    margin: 0;
    padding-block: ${space.l};
    background: ${color.paper};
  }
`;

const Text = styled.div`
  position: relative;
  z-index: ${layer.raised};
  max-width: ${measure.narrow};

  ${from.desktop} {
    max-width: min(${measure.narrow}, 46vw);
  }
`;

const Eyebrow = styled.p`
  margin-bottom: ${space.xs};
  color: ${color.tealDark};
  font-size: ${size.small};
  font-weight: 700;
`;

const Lead = styled.p`
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.lead};
  line-height: ${leading.lead};

  ${from.tablet} {
    margin-top: ${space.m};
  }
`;

/* All of it is on the first screen of phones. */
const Next = styled.div`
  display: grid;
  gap: ${space.s};
  margin-top: ${space.s};

  ${from.tablet} {
    gap: ${space.m};
    margin-top: ${space.m};
  }
`;

/* Side by side wherever both fit. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  & > a {
    flex: auto;
  }

  ${from.tablet} {
    gap: ${space.s};

    & > a {
      flex: none;
    }
  }

  ${strongByHour}
`;

const Scene = styled.div`
  max-width: ${measure.narrow};
  width: 80%;
  margin-inline-start: auto;

  img {
    background: none;
  }

  @media (forced-colors: active) {
    margin-top: ${space.s};
  }

  ${from.desktop} {
    grid-area: 1 / 1;
    align-self: end;
    justify-self: end;
    width: min(58%, calc(${measure.page} * 0.85));
    max-width: none;
    margin-inline-end: max(0%, 50% - ${measure.page} / 2);
  }

  &[data-photo] {
    width: auto;
    max-width: none;
    margin: ${space.m};

    img {
      border-radius: ${radius.l};
    }
  }

  ${from.desktop} {
    &[data-photo] {
      display: grid;
      align-items: center;
      align-self: stretch;
      width: min(${measure.narrow}, 46vw);
      margin: 0 max(${space.m}, 50% - ${measure.page} / 2) ${space.xl} 0;
    }
  }

  ${notPrinted}
`;
