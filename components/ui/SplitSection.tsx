import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type Ground, Section } from './Section.tsx';
import { color, from, headerHeight, measure, size, space } from './tokens.ts';

export type SplitSectionProps = Readonly<{
  title: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** What stays with the title: a note or an action. */
  aside?: ReactNode;
  ground?: Ground;
  children: ReactNode;
}>;

/** A band with its title on the left, staying in view beside the longer content; below each other on small screens. */
export function SplitSection({ title, intro, aside, ground, children }: SplitSectionProps) {
  return (
    <Section ground={ground}>
      <Columns>
        <Heading>
          <h2>{title}</h2>
          {intro && <p>{intro}</p>}
          {aside}
        </Heading>
        <div>{children}</div>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space.xl};
  }
`;

const Heading = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;
  justify-items: start;

  & > p {
    max-width: ${measure.text};
    font-size: ${size.lead};
    color: ${color.inkSoft};
  }

  ${from.desktop} {
    position: sticky;
    top: calc(${headerHeight} + ${space.m});
    align-self: start;
  }

  @media print {
    position: static;
  }
`;
