import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Container } from '../ui/layout/Section.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { between, color, from, leading, radius, shadow, size, space } from '../ui/style/tokens.ts';

/** Sentences below the figures. */
export type GlanceTopic = 'duration' | 'cost' | 'feels' | 'after';

type AtAGlanceProps = Readonly<{
  figures: readonly Readonly<{
    icon: string;
    label: ReactNode;
    values: readonly ReactNode[];
    notes?: readonly string[];
  }>[];
  sentences: readonly Readonly<{ topic: GlanceTopic; text: ReactNode }>[];
  /** A last line. */
  children?: ReactNode;
}>;

/** Figures, then sentences: a panel that overlaps the hero. */
export function AtAGlance({ figures, sentences, children }: AtAGlanceProps) {
  const { t } = useTranslation('common');
  return (
    <Container>
      <Panel>
        <h2>{t('servicePage.atAGlance')}</h2>
        <Tiles>
          {figures.map(({ icon, label, values, notes = [] }, i) => (
            <div key={i}>
              <dt>
                <Icon name={icon} />
                {label}
              </dt>
              {values.map((value, at) => (
                <dd key={at}>{value}</dd>
              ))}
              {notes.map((note) => (
                <Note key={note}>{note}</Note>
              ))}
            </div>
          ))}
        </Tiles>
        <Sentences>
          {sentences.map(({ topic, text }) => (
            <div key={topic}>
              <dt>{t(`servicePage.${topic}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Sentences>
        {children}
      </Panel>
    </Container>
  );
}

/* Overlaps the lower edge of the hero. */
const Panel = styled.section`
  display: grid;
  gap: ${space.m};
  position: relative;
  margin-top: calc(-1 * ${space.l});
  padding: ${space.panel};
  border-radius: ${radius.l};
  background: ${color.white};
  box-shadow: ${shadow.lifted};

  h2 {
    font-size: ${size.h3};
  }

  @media print {
    margin-top: 0;
    padding: 0;
  }
`;

const Sentences = styled.dl`
  display: grid;
  gap: ${space.s} ${space.l};

  dt {
    font-weight: 700;
  }

  dd {
    color: ${color.inkSoft};
  }

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space.m};
  }
`;

const Note = styled.dd`
  && {
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-weight: 400;
  }
`;

const Tiles = styled.dl`
  overflow: hidden;
  border-radius: ${radius.s};
  background: ${color.mint};

  & > div {
    position: relative;
    padding: ${space.s};
    padding-inline-start: calc(2 * ${space.s} + 1.5em);
  }

  & > div + div {
    border-top: 1px solid ${color.mintDeep};
  }

  dt svg {
    position: absolute;
    inset: 0 auto 0 ${space.s};
    margin-block: auto;
    font-size: ${size.body};
  }

  dt {
    color: ${color.teal};
    font-size: ${size.small};
    font-weight: 600;
    line-height: ${leading.snug};
  }

  dd {
    font-weight: 700;
    line-height: ${leading.snug};
  }

  /* All in one row; the longest gets the most room. */
  ${from.tablet} {
    display: grid;
    grid-auto-flow: column;

    & > div {
      display: grid;
      align-content: start;
      gap: ${space.xxs};
      padding-inline-start: ${space.s};
    }

    & > div + div {
      border-top: 0;
      border-inline-start: 1px solid ${color.mintDeep};
    }

    dt {
      display: flex;
      align-items: center;
      gap: ${space.xs};
    }

    dt svg {
      position: static;
      width: 1.25em;
      height: 1.25em;
      margin: 0;
    }
  }

  /* Long words need the room. */
  ${between.tabletAndDesktop} {
    &:has(> :nth-child(4)) {
      grid: auto-flow / 1fr 1fr;
    }
  }

  ${from.desktop} {
    & > div {
      padding: ${space.s} ${space.m};
    }

    dd {
      font-size: ${size.h3};
    }
  }

  @media print {
    display: grid;
    grid-auto-flow: column;
    justify-content: start;
    gap: ${space.l};

    & > div {
      padding-block: 0;
      border: 0 !important;
    }
  }
`;
