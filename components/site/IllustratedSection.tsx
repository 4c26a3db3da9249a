import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Prose } from '../ui/Prose.tsx';
import { type Ground, Section } from '../ui/Section.tsx';
import { from, radius, space } from '../ui/tokens.ts';
import { PICTURE, Picture } from './Picture.tsx';

export type IllustratedSectionProps = Readonly<{
  title: ReactNode;
  picture: Readonly<{ src: string; alt: string }>;
  /** Where the picture lies on large screens; on small ones it follows the title. */
  side: 'left' | 'right';
  ground?: Ground;
  /** Running text. */
  children: ReactNode;
}>;

/** A band of text beside a picture. */
export function IllustratedSection({ title, picture, side, ground, children }: IllustratedSectionProps) {
  return (
    <Section ground={ground}>
      <Columns data-side={side}>
        <h2>{title}</h2>
        <Frame data-picture>
          <Picture {...PICTURE.half} {...picture} />
        </Frame>
        <Prose>{children}</Prose>
      </Columns>
    </Section>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};

  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.tablet} {
    grid-template: 1fr auto auto 1fr / 1fr 1fr;
    gap: 0 ${space.l};

    h2 {
      grid-area: 2 / 1;
      margin-bottom: ${space.m};
    }

    & > :last-child {
      grid-area: 3 / 1;
    }

    [data-picture] {
      grid-area: 1 / 2 / 5 / 3;
      align-self: center;
    }

    &[data-side='left'] {
      h2,
      & > :last-child {
        grid-column: 2;
      }

      [data-picture] {
        grid-column: 1;
      }
    }
  }

  ${from.desktop} {
    column-gap: ${space.xl};
  }

  @media print {
    display: block;
  }
`;
