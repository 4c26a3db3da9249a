import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '../ui/layout/Container.tsx';
import { below, color, from, headerHeight, measure, radius, shadow, size, space } from '../ui/style/tokens.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import { PICTURE } from './pictureSizes.ts';

export type PageHeroProps = Readonly<{
  title: ReactNode;
  lead?: ReactNode;
  /** Actions below the lead. */
  children?: ReactNode;
  /** The page's picture beside its title. */
  picture?: Pick<PictureProps, 'src' | 'alt' | 'focus'>;
  /** An arrangement of pictures in place of one. */
  scene?: ReactNode;
  /** An urgent notice in place of a picture: beside the title on large screens, below the actions on others. */
  beside?: ReactNode;
}>;

/** The band that opens a page: where you are, the title, what the page gives, what to do next. The header lies on it. */
export function PageHero({ title, lead, children, picture, scene, beside }: PageHeroProps) {
  return (
    <Band>
      <Container>
        <Breadcrumbs />
        <Columns data-picture={picture || scene ? '' : undefined} data-beside={beside ? '' : undefined}>
          <div>
            <h1>{title}</h1>
            {lead && <Lead>{lead}</Lead>}
            {children}
          </div>
          {picture && (
            <Frame>
              <Picture {...PICTURE.hero} {...picture} first />
            </Frame>
          )}
          {scene}
          {beside}
        </Columns>
      </Container>
    </Band>
  );
}

const Band = styled.div`
  padding: calc(${headerHeight} + ${space.m}) 0 ${space.xl};
  background: linear-gradient(180deg, ${color.mintDeep}, ${color.mint});

  @media print {
    padding: 0;
    background: none;
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: ${space.m};
  padding-top: ${space.m};

  /* Without the way back above it the title keeps its distance from the header. */
  nav + & {
    padding-top: 0;
  }

  ${from.tablet} {
    gap: ${space.l};

    &[data-picture] {
      grid-template-columns: 3fr 2fr;
    }
  }

  ${from.desktop} {
    &[data-picture] {
      grid-template-columns: 1fr 1fr;
      gap: ${space.xl};
    }

    &[data-beside] {
      grid-template-columns: 5fr 6fr;
      gap: ${space.xl};
    }
  }

  @media print {
    &[data-picture] {
      display: block;
    }

    &[data-beside] {
      grid-template-columns: none;
    }
  }
`;

const Lead = styled.p`
  max-width: ${measure.text};
  margin-top: ${space.s};
  font-size: ${size.lead};
  color: ${color.inkSoft};

  ${from.tablet} {
    margin-top: ${space.m};
  }
`;

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};
  box-shadow: ${shadow.lifted};

  /* Lower on phones, so that what follows begins on the first screen. */
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
