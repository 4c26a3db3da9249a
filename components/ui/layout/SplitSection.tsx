import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from, headerHeight, measure, size, space } from '../style/tokens.ts';
import { type Ground, Section } from './Section.tsx';

export type SplitSectionProps = Readonly<{
  /** Target of links to this section. */
  id?: string;
  title: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** A note or an action: after the content on small screens, in view beside it on large ones. */
  aside?: ReactNode;
  ground?: Ground;
  children: ReactNode;
}>;

/** A band with its title on the left, staying in view beside the longer content; below each other on small screens. */
export function SplitSection({ id, title, intro, aside, ground, children }: SplitSectionProps) {
  return (
    <Section id={id} ground={ground}>
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

  /* On a sheet that ends in the middle, columns beside each other would lie on what follows. */
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

  /* One of the two stays in view: what is to be done, if there is anything, otherwise the title. */
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
