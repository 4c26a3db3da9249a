import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, measure, size, space } from '../style/tokens.ts';

/** The background of a section, by the name of its colour token. */
export type Background = 'paper' | 'mint' | 'sand' | 'deep';

export type SectionProps = Readonly<{
  /** Target of links to this section. */
  id?: string;
  title?: ReactNode;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  background?: Background;
  /** Limits the content to a readable line length. */
  narrow?: boolean;
  /** Hides the section until a script shows it. */
  hidden?: boolean;
  children?: ReactNode;
}>;

/** A full-width section of the page. */
export function Section({ id, title, intro, background = 'paper', narrow = false, hidden, children }: SectionProps) {
  return (
    <Band id={id} data-ground={background} hidden={hidden}>
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

  /* Adjacent sections on the same background look like one: avoid double spacing. */
  &[data-ground='paper'] + &[data-ground='paper'],
  &[data-ground='mint'] + &[data-ground='mint'],
  &[data-ground='sand'] + &[data-ground='sand'] {
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

/** The content column: centred, with a maximum width and a margin on small screens. */
export const Container = styled.div`
  width: min(100% - 2 * ${space.m}, ${measure.page});
  margin-inline: auto;
`;
