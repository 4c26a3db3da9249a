import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, control, from, radius, space } from '../../components/ui/style/tokens.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import type { Service } from '../../renderer/site/services.ts';

export type ServiceCardPictureProps = Readonly<{ service: Service }>;

/** A small square on phones, as wide as the card on larger screens. */
const WIDTHS = [256, 400, 560, 800];
const SIZES = '(min-width: 64rem) min(26rem, 32vw), (min-width: 45rem) 46vw, 8rem';

/** The picture of a service, with its icon at the lower edge on tablets and larger screens. */
export function ServiceCardPicture({ service }: ServiceCardPictureProps) {
  const words = useWords('services');
  return (
    <PictureFrame>
      <Picture src={service.image} alt={words.plain(`cards.${service.id}.imageAlt`)} widths={WIDTHS} sizes={SIZES} />
      <Icon name={service.icon} />
    </PictureFrame>
  );
}

const PictureFrame = styled.div`
  position: relative;

  img {
    aspect-ratio: 1;
    border-radius: ${radius.s};
    object-fit: cover;
  }

  & > svg {
    display: none;
  }

  ${from.tablet} {
    margin-inline: calc(-1 * ${space.m});

    img {
      aspect-ratio: 16 / 10;
      border-radius: ${radius.m} ${radius.m} 0 0;
    }

    /* Overlaps the lower edge of the picture by half. */
    & > svg {
      display: block;
      position: absolute;
      bottom: calc(${control.l} / -2);
      inset-inline-start: ${space.m};
      width: ${control.l};
      height: ${control.l};
      padding: ${space.xs};
      border: 3px solid ${color.white};
      border-radius: ${radius.s};
      background: ${color.teal};
      color: ${color.white};
    }
  }

  @media print {
    display: none;
  }
`;
