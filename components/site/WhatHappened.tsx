import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { usePage, useSite } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';
import { Icon } from '../ui/links/Icon.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import { below, color, control, from, leading, notPrinted, radius, size, space } from '../ui/style/tokens.ts';
import { EMERGENCY } from './EmergencySection.tsx';

/** What may have happened. `FirstAid` has the answers, under the ids that links name. */
export const EVENTS = [
  { id: 'knocked-out', event: 'knockedOut' },
  { id: 'broken', event: 'broken' },
  { id: 'swollen', event: 'swollen' },
  { id: 'bleeding', event: 'bleeding' },
  { id: 'pain', event: 'pain' },
  { id: 'after', event: 'after' },
] as const;

/** Texts link to `#what-happened`. */
export const WHAT_HAPPENED = 'what-happened';

type WhatHappenedProps = Readonly<{
  /** Smaller, on a page that does not have the answers. */
  elsewhere?: boolean;
}>;

/** Six pictures that can be understood without letters, each a link to what to do. */
export function WhatHappened({ elsewhere = false }: WhatHappenedProps) {
  const { language } = usePage();
  const { t } = useTranslation('common');
  const page = elsewhere ? pathOf('toothPain') : '';
  return (
    <Box id={WHAT_HAPPENED} data-small={elsewhere || undefined} data-tall={language.tallScript || undefined}>
      <h2>{t(elsewhere ? 'whatHappened.elsewhere' : 'whatHappened.title')}</h2>
      <ul>
        {EVENTS.map(({ id, event }) => (
          <li key={id}>
            <Tile to={`${page}#${id}`}>
              <Icon name={`what-${id}`} />
              <span>{t(`whatHappened.events.${event}`)}</span>
            </Tile>
          </li>
        ))}
      </ul>
      {elsewhere && (
        <>
          <DangerCall />
          <PageLink to={`${page}#${EMERGENCY}`}>{t('whatHappened.signs')}</PageLink>
        </>
      )}
    </Box>
  );
}

/** For what cannot wait for anybody: one red line that calls the ambulance. */
export function DangerCall() {
  const { clinic } = useSite();
  const { t } = useTranslation('common');
  return (
    <Danger href={telLink(clinic.ambulance)}>
      <Icon name="ambulance" />
      <span>{t('whatHappened.danger')}</span>
    </Danger>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space.s};

  h2 {
    font-size: ${size.panel};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xs};
    padding: 0;
    list-style: none;
  }

  &[data-small] ul {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  &[data-small] > :last-child {
    display: flex;
    align-items: center;
    min-height: ${control.m};
    justify-self: start;
  }

  /* Two, where words are long. */
  ${below.phone} {
    &[data-tall] ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* All in a row, where the whole width is theirs. */
  ${from.desktop} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-small] ul {
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
  }

  ${notPrinted}
`;

const Tile = styled(PageLink)`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.xxs};
  height: 100%;
  min-height: ${control.tile};
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.tealDark};
  font-size: ${size.small};
  font-weight: 600;
  line-height: ${leading.tight};
  text-align: center;
  text-decoration: none;

  svg {
    width: ${control.m};
    height: ${control.m};
  }

  &:hover {
    background: ${color.mint};
  }

  [data-small] & {
    min-height: 0;
    padding-inline: ${space.xxs};
    font-size: ${size.caption};
  }

  [data-small] & svg {
    width: ${control.s};
    height: ${control.s};
  }
`;

const Danger = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${control.l};
  padding: ${space.xxs} ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  background: ${color.coral};
  color: ${color.white};
  font-size: ${size.small};
  font-weight: 600;
  line-height: ${leading.tight};
  text-decoration: none;
  text-wrap: balance;

  p + & {
    margin-top: ${space.s};
  }

  &:hover {
    text-decoration: underline;
  }

  @media print {
    background: none;
    color: ${color.coral};
  }
`;
