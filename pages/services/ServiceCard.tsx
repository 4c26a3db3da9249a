import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { useServiceFigures } from '../../components/site/useServiceFigures.ts';
import { Action } from '../../components/ui/Action.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { PageLink } from '../../components/ui/PageLink.tsx';
import { below, color, control, from, leading, radius, shadow, size, space } from '../../components/ui/tokens.ts';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { pathOf } from '../../renderer/routes.ts';
import type { Service } from '../../renderer/services.ts';
import { useWords } from '../../renderer/useWords.tsx';

export type ServiceCardProps = Readonly<{ service: Service }>;

/** A small square on phones, the width of a card on larger screens. */
const WIDTHS = [256, 400, 560, 800];
const SIZES = '(min-width: 64rem) min(26rem, 32vw), (min-width: 45rem) 46vw, 8rem';

/** A service in short: what it is for, its figures, and the ways on. */
export function ServiceCard({ service }: ServiceCardProps) {
  const words = useWords('services');
  const common = useWords('common');
  const title = words.text(`cards.${service.id}.title`);
  const figures = useServiceFigures(service.id, 'card');
  return (
    <Article>
      <Frame>
        <Picture src={service.image} alt={words.plain(`cards.${service.id}.imageAlt`)} widths={WIDTHS} sizes={SIZES} />
        <Icon name={service.icon} />
      </Frame>
      <Head>
        <h2>
          <PageLink to={service.subPage}>{title}</PageLink>
        </h2>
        {figures.length > 0 && (
          <ul>
            {figures.map(({ icon, value }) => (
              <li key={icon}>
                <Icon name={icon} />
                {value}
              </li>
            ))}
          </ul>
        )}
      </Head>
      <p>{words.text(`cards.${service.id}.description`)}</p>
      <Actions>
        <Action href={pathOf('contact')}>
          {common.text('actions.book')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Action>
        {service.showMoreDetails && (
          <Action href={service.subPage} look="secondary">
            {common.text('actions.moreDetails')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Action>
        )}
      </Actions>
    </Article>
  );
}

/* On phones a small picture beside the title; from tablets on the picture lies above everything. */
const Article = styled.article`
  display: grid;
  grid-template: auto 1fr auto / min(6rem, 24vw) minmax(0, 1fr);
  gap: ${space.s};
  height: 100%;
  padding: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  & > p {
    color: ${color.inkSoft};
  }

  ${below.tablet} {
    & > :nth-of-type(n + 3),
    & > p {
      grid-column: 1 / -1;
    }

    & > p {
      font-size: ${size.small};
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

const Frame = styled.div`
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

    /* Half on the picture, half on the text. */
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

const Head = styled.div`
  align-self: center;

  h2 {
    font-size: ${size.h3};
  }

  h2 a {
    text-decoration-thickness: 1px;
  }

  ul {
    display: grid;
    gap: ${space.xxs};
    margin-top: ${space.xs};
    padding: 0;
    list-style: none;
    color: ${color.tealDark};
    font-size: ${size.small};
    font-weight: 600;
    line-height: ${leading.snug};
  }

  li {
    display: flex;
    gap: ${space.xs};
  }

  svg {
    width: 1.25em;
    height: 1.25em;
    color: ${color.teal};
  }

  ${from.tablet} {
    margin-top: ${space.m};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding-top: ${space.xs};

  @media print {
    display: none;
  }
`;
