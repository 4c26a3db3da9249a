import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, measure, size, space } from '../style/tokens.ts';
import { Container } from './Container.tsx';

export type Ground = 'paper' | 'mint' | 'sand' | 'deep';

export type SectionProps = Readonly<{
  /** Target of links to this section. */
  id?: string;
  title?: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  ground?: Ground;
  /** A column for reading: about 70 characters. */
  narrow?: boolean;
  /** Not shown for now: a script may show it later. */
  hidden?: boolean;
  children?: ReactNode;
}>;

/** A band of the page with a title of its own. */
export function Section({ id, title, intro, ground = 'paper', narrow = false, hidden, children }: SectionProps) {
  return (
    <Band id={id} data-ground={ground} hidden={hidden}>
      <Container>
        <Column data-narrow={narrow || undefined}>
          {(title || intro) && (
            <Heading>
              {title && <h2>{title}</h2>}
              {intro && <p>{intro}</p>}
            </Heading>
          )}
          {children}
        </Column>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block: ${space.section};

  &[data-ground='mint'] {
    background: ${color.mint};
  }

  &[data-ground='sand'] {
    background: ${color.sand};
  }

  &[data-ground='deep'] {
    background: ${color.deep};
    color: ${color.onDark};
  }

  &[data-ground='deep'] :focus-visible {
    outline-color: ${color.yellow};
  }

  /* Two bands on the same ground read as one: the space between them is not doubled. */
  &[data-ground='paper'] + &[data-ground='paper'] {
    padding-top: 0;
  }
`;

const Column = styled.div`
  &[data-narrow] {
    max-width: ${measure.wide};
  }
`;

const Heading = styled.div`
  max-width: ${measure.wide};
  margin-bottom: ${space.l};

  p {
    margin-top: ${space.s};
    font-size: ${size.lead};
    color: ${color.inkSoft};
  }

  [data-ground='deep'] & p {
    color: inherit;
  }
`;
