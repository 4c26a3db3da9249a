import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Offer } from '../../branches/model/siteModel.ts';
import { OfferCard } from '../../components/offers/OfferCard.tsx';
import { type Background, Section } from '../../components/ui/layout/Section.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, measure, radius, space } from '../../components/ui/style/tokens.ts';

export type OfferGroupProps = Readonly<{
  title: ReactNode;
  /** The text shown if the group has no current offers. */
  empty: ReactNode;
  offers: readonly Offer[];
  background?: Background;
}>;

/** A group of current offers. `renderer/client/offers.ts` removes those that have expired since the build. */
export function OfferGroup({ title, empty, offers, background }: OfferGroupProps) {
  return (
    <Section title={title} background={background}>
      <div data-offer-group="">
        {offers.length > 0 && (
          <List>
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </List>
        )}
        <Empty data-no-offers="" hidden={offers.length > 0}>
          <Icon name="gift" />
          <span>{empty}</span>
        </Empty>
      </div>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

const Empty = styled.p`
  display: flex;
  gap: ${space.s};
  max-width: ${measure.wide};
  padding: ${space.m};
  border: 1px dashed ${color.teal};
  border-radius: ${radius.m};

  svg {
    color: ${color.teal};
  }
`;
