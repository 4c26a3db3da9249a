import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, from, leading, radius, size, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatFigures, formatPrice } from '../../renderer/i18n/figures.ts';

/** From the X-ray to full recovery, with the duration and cost of each stage. */
export function RemovalTimeline() {
  const { clinic } = useSite();
  const { words: figureWords, mark } = useFigures();
  const { t } = useTranslation('wisdom-tooth-removal');
  const { prices, treatments } = clinic;
  const removals = [
    { kind: 'simple', figures: treatments.wisdomSimple.page, price: prices.wisdomSimple },
    { kind: 'surgical', figures: treatments.wisdomSurgical.page, price: prices.wisdomSurgical },
  ] as const;
  const recovery = treatments.wisdomRecovery.page;
  const say = (figure: string | undefined) => figure && mark(figure);
  return (
    <Section id="time-and-cost" background="mint" title={t('timeline.title')} intro={t('timeline.intro')}>
      <Line>
        <Stage when={t('timeline.check.when')} note={t('timeline.check.note')}>
          <TimelineFigures
            title={t('timeline.check.title')}
            price={say(formatPrice(prices.wisdomCheck, figureWords))}
          />
        </Stage>
        <Stage when={t('timeline.removal.when')} note={t('timeline.removal.note')}>
          {removals.map(({ kind, figures, price }) => (
            <TimelineFigures
              key={kind}
              title={t(`timeline.removal.${kind}`)}
              time={say(formatFigures(figures, figureWords).minutes)}
              price={say(formatPrice(price, figureWords))}
            />
          ))}
        </Stage>
        <Stage when={t('timeline.recovery.when')} note={t('timeline.recovery.note')}>
          <TimelineFigures title={t('timeline.recovery.title')} time={say(formatFigures(recovery, figureWords).days)} />
        </Stage>
      </Line>
    </Section>
  );
}

function Stage({ when, note, children }: Readonly<{ when: ReactNode; note: ReactNode; children: ReactNode }>) {
  return (
    <li>
      <When>{when}</When>
      <Cards>{children}</Cards>
      <Note>{note}</Note>
    </li>
  );
}

function TimelineFigures({ title, time, price }: Readonly<{ title: ReactNode; time?: ReactNode; price?: ReactNode }>) {
  const { t: tCommon } = useTranslation('common');
  return (
    <Box>
      <h3>{title}</h3>
      <dl>
        {time && (
          <div>
            <dt>
              <Icon name="clock" />
              {tCommon('servicePage.duration')}
            </dt>
            <dd>{time}</dd>
          </div>
        )}
        {price && (
          <div>
            <dt>
              <Icon name="cash" />
              {tCommon('servicePage.cost')}
            </dt>
            <dd>{price}</dd>
          </div>
        )}
      </dl>
    </Box>
  );
}

/* Down the side of small screens, along the top of large ones. */
const Line = styled.ol`
  display: grid;
  gap: ${space.l};
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    padding-inline-start: calc(${space.m} + ${space.s});
    break-inside: avoid;
  }

  & > li::before {
    content: '';
    position: absolute;
    inset: ${space.xxs} auto auto 0;
    width: ${space.m};
    height: ${space.m};
    border: ${space.xxs} solid ${color.teal};
    border-radius: ${radius.pill};
    background: ${color.white};
  }

  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: calc(${space.m} + ${space.xxs}) auto calc(-1 * ${space.l} - ${space.xxs}) calc(${space.m} / 2 - 1px);
    border-inline-start: 2px solid ${color.teal};
  }

  ${from.desktop} {
    grid-template-columns: 1fr 2fr 1fr;
    gap: 0 ${space.m};

    /* Equal card heights, aligned notes. */
    & > li {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      padding: ${space.l} 0 0;
    }

    & > li::before {
      top: 0;
    }

    & > li:not(:last-child)::after {
      inset: calc(${space.m} / 2 - 1px) calc(-1 * ${space.m}) auto ${space.m};
      border-inline-start: 0;
      border-top: 2px solid ${color.teal};
    }
  }
`;

const When = styled.p`
  margin-bottom: ${space.s};
  color: ${color.teal};
  font-weight: 700;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space.s};
`;

const Note = styled.p`
  margin-top: ${space.s};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};

  h3 {
    font-size: ${size.body};
  }

  dl {
    display: grid;
    gap: ${space.s};
  }

  dt {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    color: ${color.teal};
    font-size: ${size.small};
    font-weight: 600;
  }

  dd {
    font-size: ${size.h3};
    font-weight: 700;
    line-height: ${leading.snug};
  }

  @media print {
    padding: 0;
  }
`;
