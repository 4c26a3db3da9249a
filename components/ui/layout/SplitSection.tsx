import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from, headerHeight, measure, size, space } from '../style/tokens.ts';
import { type Background, Section } from './Section.tsx';

export type SplitSectionProps = Readonly<{
  /** Target of links to this section. */
  id?: string;
  title: ReactNode;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** A note or an action: after the content on small screens, sticky beside it on large ones. */
  aside?: ReactNode;
  background?: Background;
  children: ReactNode;
}>;

/** A section with a sticky title on the left of longer content; stacked on small screens. */
export function SplitSection({ id, title, intro, aside, background, children }: SplitSectionProps) {
  return (
    <Section id={id} background={background}>
      <Columns>
        <Heading>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
        </Heading>
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

const Heading = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;

  & > p {
    max-width: ${measure.text};
    font-size: ${size.lead};
    color: ${color.inkSoft};
  }

  /* Sticky only if there is no aside, which is sticky itself. */
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
