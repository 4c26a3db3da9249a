import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FRAME } from '../../renderer/media/frames.ts';
import { Container } from '../ui/layout/Container.tsx';
import { below, color, from, headerHeight, measure, radius, shadow, size, space } from '../ui/style/tokens.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import { PICTURE } from './pictureSizes.ts';

export type PageHeroProps = Readonly<{
  title: ReactNode;
  lead?: ReactNode;
  /** The actions under the lead. */
  children?: ReactNode;
  /** The picture beside the title. */
  picture?: Pick<PictureProps, 'src' | 'alt' | 'focus'>;
  /** A composition of pictures, instead of one. */
  scene?: ReactNode;
  /** An urgent notice instead of a picture: beside the title on large screens, under the actions on others. */
  beside?: ReactNode;
}>;

/** The hero of a page: breadcrumbs, title, lead, actions and a picture. The header overlaps it. */
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
            <PictureFrame>
              <Picture {...PICTURE.hero} {...picture} frame={FRAME.view} first />
            </PictureFrame>
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
  align-items: start;
  gap: ${space.m};

  /* The notice goes on in the next section. */
  ${below.tablet} {
    &[data-beside] {
      margin-bottom: calc(${space.m} - ${space.xl});
    }
  }

  ${from.tablet} {
    gap: ${space.l};

    /* Keeps the distance to the header if there are no breadcrumbs. */
    &:only-child {
      padding-top: ${space.m};
    }

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

const PictureFrame = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};
  box-shadow: ${shadow.lifted};

  /* Less height on phones, so that the next section starts on the first screen. */
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
