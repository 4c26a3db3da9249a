import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import type { Offer } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useLocalWords } from '../../renderer/context/useWords.tsx';
import { messageWords } from '../../renderer/i18n/messageWords.ts';
import { localText } from '../../renderer/i18n/translator.ts';
import { below, color, from, radius, shadow, size, space } from '../ui/style/tokens.ts';
import { OfferBooking } from './OfferBooking.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { OfferValidity } from './OfferValidity.tsx';

export type OfferCardProps = Readonly<{ offer: Offer }>;

/**
 * An offer as a list item. For a current offer with a last day, it also contains the words for an ended offer, which
 * `renderer/client/offers.ts` shows once that day has passed.
 */
export function OfferCard({ offer }: OfferCardProps) {
  const message = messageWords('offers', usePage().translator);
  const local = useLocalWords();
  const ended = offer.state === 'ended';
  const chatMessage = message.sentence('whatsappMessage', ({ language }) => ({
    title: localText(offer.title, language).text,
  }));
  return (
    <Box data-offer={offer.id} data-last-day={ended ? undefined : offer.lastDay} data-ended={ended ? '' : undefined}>
      <OfferPicture offer={offer} />
      <Body>
        <div>
          <Line>
            <Tag>{local.text(offer.tag)}</Tag>
            <OfferValidity offer={offer} />
          </Line>
          <h3>{local.text(offer.title)}</h3>
        </div>
        <p>{local.text(offer.description)}</p>
        <OfferTerms terms={offer.terms} />
        <OfferBooking offer={offer} link={whatsappLink(offer.whatsapp, chatMessage)} />
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

  /* Toned down without lowering the contrast of the text; a small picture beside the title. */
  &[data-ended] {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${space.s};
    padding: ${space.m};
    background: none;
    box-shadow: none;
    color: ${color.inkSoft};
  }

  ${below.smallPhone} {
    &[data-ended] {
      grid-template-columns: none;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1.4 1 22rem;
  flex-direction: column;
  gap: ${space.s};
  min-width: 0;
  padding: ${space.m};

  h3 {
    margin-top: ${space.xs};
  }

  /* Aligns the actions of cards in a row. */
  & > :last-of-type {
    margin-top: auto;
  }

  [data-ended] & {
    display: contents;
  }

  [data-ended] & > * + * {
    grid-column: 1 / -1;
  }

  ${from.desktop} {
    padding: ${space.l};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};
`;

const Tag = styled.p`
  color: ${color.coral};
  font-size: ${size.small};
  font-weight: 700;

  [data-ended] & {
    color: inherit;
  }
`;
