import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { PICTURE, Picture } from '../../components/site/Picture.tsx';
import { Action } from '../../components/ui/Action.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { color, from, radius, shadow, size, space } from '../../components/ui/tokens.ts';
import type { English } from '../../locales/english.ts';
import { pathOf } from '../../renderer/routes.ts';
import { SERVICES } from '../../renderer/services.ts';
import { useWords } from '../../renderer/useWords.tsx';

type FeaturedId = keyof English['home']['featured']['items'];

/** The services people ask about most; each card leads to the service's page. */
export function FeaturedServices() {
  const words = useWords('home');
  const services = useWords('services');
  const common = useWords('common');
  return (
    <Section title={words.text('featured.title')} intro={words.text('featured.intro')}>
      <Grid data-min="broad">
        {SERVICES.filter((service) => service.featured).map(({ id, image, subPage }) => (
          <Item key={id}>
            <Frame>
              <Picture {...PICTURE.card} src={image} alt={services.plain(`cards.${id}.imageAlt`)} />
            </Frame>
            <div>
              <h3>
                <Link to={subPage}>{services.text(`cards.${id}.title`)}</Link>
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

const Item = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};

  &:hover {
    box-shadow: ${shadow.lifted};
  }

  & > div:last-child {
    padding: ${space.m};
  }

  p {
    margin-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  /* The whole card is the link's target. */
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

  ${from.desktop} {
    grid-template-columns: 2fr 3fr;
    align-content: stretch;
  }

  @media print {
    break-inside: avoid;
  }
`;

const Frame = styled.div`
  background: ${color.mintDeep};

  img {
    height: 100%;
    object-fit: cover;
  }

  @media print {
    display: none;
  }
`;
