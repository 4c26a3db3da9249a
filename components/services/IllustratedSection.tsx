import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Picture } from '../site/Picture.tsx';
import { PICTURE } from '../site/pictureSizes.ts';
import { Prose } from '../ui/layout/Prose.tsx';
import { type Background, Section } from '../ui/layout/Section.tsx';
import { below, from, radius, space } from '../ui/style/tokens.ts';

export type IllustratedSectionProps = Readonly<{
  /** Target of links to this section. */
  id?: string;
  title: ReactNode;
  picture: Readonly<{ src: string; alt: string }>;
  /** The picture's side on large screens; on small ones it follows the title. */
  side: 'left' | 'right';
  background?: Background;
  /** Body text. */
  children: ReactNode;
}>;

/** A section with text beside a picture. */
export function IllustratedSection({ id, title, picture, side, background, children }: IllustratedSectionProps) {
  return (
    <Section id={id} background={background}>
      <Columns data-side={side}>
        <h2>{title}</h2>
        <PictureFrame data-picture>
          <Picture {...PICTURE.half} {...picture} />
        </PictureFrame>
        <Prose>{children}</Prose>
      </Columns>
    </Section>
  );
}

const PictureFrame = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};

  ${below.tablet} {
    img {
      aspect-ratio: 16 / 10;
      object-fit: cover;
    }
  }

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

    h2 {
      margin-bottom: ${space.xs};
    }
  }
`;
