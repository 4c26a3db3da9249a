import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import type { Offer } from '../../branches/model/site-model.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { color, from, radius, shadow, size, space } from '../ui/tokens.ts';
import { OfferBooking } from './OfferBooking.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { OfferValidity } from './OfferValidity.tsx';

export type OfferCardProps = Readonly<{ offer: Offer }>;

/**
 * An entry of a list of offers. While an offer with a last day is current, the card also holds the words for its end:
 * `renderer/client/offers.ts` shows them once the day has passed.
 */
export function OfferCard({ offer }: OfferCardProps) {
  const words = useWords('offers');
  const local = useLocalWords();
  const ended = offer.state === 'ended';
  return (
    <Box data-offer={offer.id} data-last-day={ended ? undefined : offer.lastDay} data-ended={ended ? '' : undefined}>
      <OfferPicture offer={offer} />
      <Body>
        <div>
          <Tag>{local.text(offer.tag)}</Tag>
          <h3>{local.text(offer.title)}</h3>
        </div>
        <p>{local.text(offer.description)}</p>
        <div>
          <h4>{words.text('termsTitle')}</h4>
          <CheckList items={offer.terms.map((term) => local.text(term))} icon="check" />
        </div>
        <Foot>
          <OfferValidity offer={offer} />
          <OfferBooking
            offer={offer}
            link={whatsappLink(offer.whatsapp, words.plain('whatsappMessage', { title: local.plain(offer.title) }))}
          />
        </Foot>
      </Body>
    </Box>
  );
}

const Box = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};

  /* Dimmed without making the text harder to read; picture on top, so that neighbours line up. */
  &[data-ended] {
    flex-flow: column;
    background: none;
    box-shadow: none;
    color: ${color.inkSoft};
  }

  &[data-ended] img {
    opacity: 0.6;
    filter: grayscale(1);
  }

  &[data-ended] svg {
    color: inherit;
  }

  @media print {
    break-inside: avoid;
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1.4 1 22rem;
  flex-direction: column;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.m};

  [data-ended] & {
    flex: 1;
  }

  h4 {
    margin: 0 0 ${space.xs};
    font-size: ${size.body};
  }

  ${from.desktop} {
    padding: ${space.l};
  }
`;

const Tag = styled.p`
  margin-bottom: ${space.xxs};
  color: ${color.coral};
  font-size: ${size.small};
  font-weight: 700;

  [data-ended] & {
    color: inherit;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  margin-top: auto;
  padding-top: ${space.m};
  border-top: 1px solid ${color.line};
`;
