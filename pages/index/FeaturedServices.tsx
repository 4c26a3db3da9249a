import styled from '@emotion/styled';
import { Picture } from '../../components/site/Picture.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { PageLink } from '../../components/ui/links/PageLink.tsx';
import { color, from, radius, shadow, space } from '../../components/ui/style/tokens.ts';
import type { English } from '../../locales/model/english.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { SERVICES } from '../../renderer/site/services.ts';

type FeaturedId = keyof English['home']['featured']['items'];

/** A small square on phones; the width of a card on tablets, less than half of one on larger screens. */
const WIDTHS = [256, 400, 560, 800];
const SIZES = '(min-width: 64rem) 16rem, (min-width: 45rem) 46vw, 8rem';

/** The services that people ask about most, with links to their pages. */
export function FeaturedServices() {
  const words = useWords('home');
  const services = useWords('services');
  const common = useWords('common');
  return (
    <Section title={words.text('featured.title')} intro={words.text('featured.intro')}>
      <Grid data-min="broad">
        {SERVICES.filter((service) => service.featured).map(({ id, image, subPage }) => (
          <Item key={id}>
            <PictureFrame>
              <Picture src={image} alt={services.plain(`cards.${id}.imageAlt`)} widths={WIDTHS} sizes={SIZES} />
            </PictureFrame>
            <div>
              <h3>
                <PageLink to={subPage}>{services.text(`cards.${id}.title`)}</PageLink>
              </h3>
              <p>{words.text(`featured.items.${id as FeaturedId}`)}</p>
            </div>
          </Item>
        ))}
      </Grid>
      <ActionRow>
        <Action href={pathOf('services')} look="quiet">
          {common.text('actions.allServices')}
        </Action>
      </ActionRow>
    </Section>
  );
}

/* A small picture beside the text on phones, above it on tablets, and beside it on large screens. */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: min(6rem, 24vw) minmax(0, 1fr);
  align-items: center;
  gap: ${space.s};
  overflow: hidden;
  padding: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};

  &:hover {
    box-shadow: ${shadow.lifted};
  }

  p {
    margin-top: ${space.xxs};
    color: ${color.inkSoft};
  }

  /* The whole card is clickable. */
  a {
    text-decoration-thickness: 1px;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0;
    padding: 0;

    & > div:last-child {
      padding: ${space.m};
    }
  }

  ${from.desktop} {
    grid-template-columns: 2fr 3fr;
    align-content: stretch;
  }

  @media print {
    display: block;
  }
`;

const PictureFrame = styled.div`
  align-self: start;

  img {
    aspect-ratio: 1;
    border-radius: ${radius.s};
    object-fit: cover;
  }

  ${from.tablet} {
    align-self: stretch;
    background: ${color.mintDeep};

    img {
      height: 100%;
      aspect-ratio: 4 / 3;
      border-radius: 0;
    }
  }

  @media print {
    display: none;
  }
`;
