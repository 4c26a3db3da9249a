import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { telLink } from '../../branches/model/links.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { UrgencyCard } from '../ui/cards/UrgencyCard.tsx';
import { Disclosure } from '../ui/layout/Disclosure.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { Action } from '../ui/links/Action.tsx';
import { CheckList } from '../ui/lists/CheckList.tsx';
import { below, color, control, notPrinted, space } from '../ui/style/tokens.ts';

/** Texts link to `#emergency`. */
export const EMERGENCY = 'emergency';

/** The danger signs that need a hospital at once, the same on every page. */
export function EmergencyCard() {
  const { clinic } = useSite();
  const { t, list } = useTranslation('common');
  return (
    <UrgencyCard
      id={EMERGENCY}
      level="emergency"
      label={t('emergency.label')}
      title={t('emergency.title')}
      intro={t('emergency.intro')}
      items={list('emergency.items').map((key) => t(key))}
    >
      <Action href={telLink(clinic.ambulance)} look="light" icon="phone">
        {t('emergency.call')}
      </Action>
    </UrgencyCard>
  );
}

/** The card in a section of its own, on the pages of those who may be in danger. */
export function EmergencySection({ children }: Readonly<{ children?: ReactNode }>) {
  return (
    <Section>
      <EmergencyCard />
      {children}
    </Section>
  );
}

/** The card folded to one red line, on pages about something else. A link to the signs unfolds them. */
export function EmergencyFold({ children }: Readonly<{ children?: ReactNode }>) {
  const { clinic } = useSite();
  const { t, list } = useTranslation('common');
  return (
    <Section>
      <RedLine data-level="emergency">
        <Disclosure heading="h2" summary={t('emergency.fold')}>
          <p id={EMERGENCY}>
            <strong>{t('emergency.title')}</strong>
          </p>
          <p>{t('emergency.intro')}</p>
          <CheckList icon="point" tone="warm" items={list('emergency.items').map((key) => t(key))} />
        </Disclosure>
        <Action href={telLink(clinic.ambulance)} look="light" icon="phone">
          <VisuallyHidden>{t('emergency.call')}</VisuallyHidden>
          <span aria-hidden="true">{clinic.ambulance}</span>
        </Action>
      </RedLine>
      {children}
    </Section>
  );
}

const RedLine = styled.div`
  position: relative;

  details,
  summary:not(:hover) {
    border-color: ${color.coral};
  }

  /* Also under a mouse. */
  &&& summary {
    min-height: calc(${control.l} + 2 * ${space.s});
    justify-content: start;
    padding-inline: ${space.s} calc(2 * ${control.l} + ${space.s});
    background: ${color.coral};
    color: ${color.white};
  }

  && summary svg {
    color: inherit;
  }

  /* The chevron follows the last word, and so leaves room for all of them. */
  ${below.tablet} {
    && summary {
      display: block;
    }

    h2 {
      display: inline;
    }

    summary svg {
      display: inline-block;
      vertical-align: middle;
    }
  }

  /* Large letters: the words are below the button. */
  ${below.largeText} {
    &&& summary {
      padding: calc(${control.l} + 2 * ${space.s}) ${space.s} ${space.s};
    }
  }

  && summary:focus-visible {
    outline-color: ${color.yellow};
  }

  /* Below the red line, when a link leads here. */
  p[id] {
    scroll-margin-top: calc(3 * ${control.l});
  }

  details > div {
    padding-inline: ${space.s};
  }

  ul {
    padding: 0;
  }

  & > a {
    position: absolute;
    inset: ${space.s} ${space.s} auto auto;
    ${notPrinted}
  }

  @media print {
    &&& summary {
      padding-inline-end: 0;
      background: none;
      color: inherit;
    }

    summary svg {
      display: none;
    }

    ul {
      gap: ${space.xxs};
    }

    li {
      max-width: none;
    }
  }
`;
