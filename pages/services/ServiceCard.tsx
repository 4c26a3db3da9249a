import styled from '@emotion/styled';
import { ServiceFigures } from '../../components/services/ServiceFigures.tsx';
import { LinkLabel } from '../../components/site/LinkLabel.tsx';
import { Picture } from '../../components/site/Picture.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { PageLink } from '../../components/ui/links/PageLink.tsx';
import {
  below,
  color,
  control,
  from,
  notPrinted,
  radius,
  raised,
  size,
  space,
} from '../../components/ui/style/tokens.ts';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';
import type { Service } from '../../site/pages/services.ts';

/** A small square on phones, for which fewer pixels will do; as wide as the card on larger screens. */
const WIDTHS = [160, 256, 400, 560, 800];
const SIZES = '(min-width: 64rem) min(26rem, 32vw), (min-width: 45rem) 46vw, 5rem';

/** A service on the list of all. */
export function ServiceCard({ service }: Readonly<{ service: Service }>) {
  const { id, image, icon, subPage } = service;
  const { t } = useTranslation('services');
  const { t: tCommon } = useTranslation('common');
  const about = t(`cards.${id}.title`);
  return (
    <Article>
      <PictureFrame>
        <Picture src={image} alt={t(`cards.${id}.imageAlt`)} widths={WIDTHS} sizes={SIZES} />
        <Icon name={icon} />
      </PictureFrame>
      <Head>
        <h2>
          <PageLink to={subPage}>{t(`cards.${id}.title`)}</PageLink>
        </h2>
        <ServiceFigures id={id} />
      </Head>
      <p>{t(`cards.${id}.description`)}</p>
      <Actions>
        <Action href={pathOf('contact')}>
          <LinkLabel about={about}>{tCommon('actions.book')}</LinkLabel>
        </Action>
        {service.showMoreDetails && (
          <Action href={subPage} look="secondary">
            <LinkLabel about={about}>{tCommon('actions.moreDetails')}</LinkLabel>
          </Action>
        )}
      </Actions>
    </Article>
  );
}

/* A small picture beside the title on phones, a large one at the top on larger screens. */
const Article = styled.article`
  display: grid;
  grid-template: auto 1fr auto / min(6rem, 24vw) minmax(0, 1fr);
  gap: ${space.s};
  height: 100%;
  padding: ${space.s};
  border: 1px solid ${color.line};
  ${raised}

  & > p {
    color: ${color.inkSoft};
  }

  ${below.largeText} {
    grid-template: none / minmax(0, 1fr);
  }

  ${below.tablet} {
    & > :nth-of-type(n + 3),
    & > p {
      grid-column: 1 / -1;
    }
  }

  ${from.tablet} {
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    padding: 0 ${space.m} ${space.m};
  }

  @media print {
    grid-template: none / minmax(0, 1fr);
    break-inside: avoid;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding-top: ${space.xs};

  ${notPrinted}
`;

const Head = styled.div`
  align-self: center;

  h2 {
    font-size: ${size.h3};
  }

  h2 a {
    display: inline-block;
    padding-block: ${space.xxs};
    text-decoration-thickness: 1px;
  }


  ${from.tablet} {
    margin-top: ${space.m};
  }
`;

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

  ${notPrinted}
`;
