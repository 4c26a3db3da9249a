import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below, between, color, from, headerHeight, leading, measure, size, space } from '../style/tokens.ts';

/** By the name of its colour token. */
export type Background = 'paper' | 'mint' | 'sand';

type SectionProps = Readonly<{
  id?: string;
  title?: ReactNode;
  intro?: ReactNode;
  background?: Background;
  /** Until a script shows it. */
  hidden?: boolean;
  children?: ReactNode;
}>;

/** A full-width section of the page. */
export function Section({ id, title, intro, background = 'paper', hidden, children }: SectionProps) {
  return (
    <Band id={id} data-ground={background} hidden={hidden}>
      <Container>
        {(title || intro) && (
          <Heading>
            {title && <h2>{title}</h2>}
            {intro && <p>{intro}</p>}
          </Heading>
        )}
        {children}
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

  /* Adjacent sections on one ground look like one: no double spacing. */
  &[data-ground='paper'] + &[data-ground='paper'],
  &[data-ground='mint'] + &[data-ground='mint'],
  &[data-ground='sand'] + &[data-ground='sand'] {
    padding-top: 0;
  }
`;

const Heading = styled.div`
  max-width: ${measure.wide};
  margin-bottom: ${space.l};

  p {
    margin-top: ${space.s};
    font-size: ${size.lead};
    line-height: ${leading.lead};
    color: ${color.inkSoft};
  }
`;

/** The content column. */
export const Container = styled.div`
  width: min(100% - 2 * ${space.m}, ${measure.page});
  margin-inline: auto;
`;

type SplitSectionProps = Readonly<{
  /** After the content on small screens, sticky beside it on large ones. */
  aside?: ReactNode;
}> &
  Pick<SectionProps, 'id' | 'title' | 'intro' | 'background' | 'children'>;

/** A sticky title on the left of longer content; stacked on small screens. */
export function SplitSection({ id, title, intro, aside, background, children }: SplitSectionProps) {
  return (
    <Section id={id} background={background}>
      <Columns>
        <SideHeading>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </SideHeading>
        <div>{children}</div>
        {aside && <Aside>{aside}</Aside>}
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space.xl};

    & > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }

  /* Columns that a page break splits would overlap what follows. */
  @media print {
    display: flex;
    flex-direction: column;
  }
`;

const SideHeading = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;

  & > p {
    max-width: ${measure.text};
    font-size: ${size.lead};
    line-height: ${leading.lead};
    color: ${color.inkSoft};
  }

  /* With an aside, that is sticky instead. */
  ${from.desktop} {
    &:nth-last-child(2) {
      position: sticky;
      grid-row: 1 / 3;
      top: calc(${headerHeight} + ${space.m});
      align-self: start;
    }
  }
`;

const Aside = styled.div`
  ${from.desktop} {
    position: sticky;
    top: calc(${headerHeight} + ${space.m});
    align-self: start;
  }
`;

/**
 * A list in columns of at least 18 rem; `data-min="narrow"` has up to four, `data-min="broad"` up to two. In print
 * both have two, to save paper.
 */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;

  &[data-min] {
    grid-template-columns: minmax(0, 1fr);
  }

  ${from.tablet} {
    &[data-min] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* In two columns, a last odd item spans the row. */
  ${between.tabletAndDesktop} {
    &:not([data-min]) > :last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }

  ${from.desktop} {
    &[data-min='narrow'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  @media print {
    &[data-min] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** Two boxes side by side; stacked on small screens. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.l};
  }
`;

/** Actions side by side; stacked on the smallest screens. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.m};

  /* After a list of cards. */
  ul + & {
    margin-top: ${space.l};
  }

  ${below.largePhone} {
    flex-direction: column;
    align-items: stretch;
  }
`;

/** Body text with paragraphs and lists. */
export const Prose = styled.div`
  max-width: ${measure.text};

  & > * + * {
    margin-top: ${space.s};
  }

  ul,
  ol {
    padding-inline-start: ${space.m};
  }

  li + li {
    margin-top: ${space.xs};
  }
`;
