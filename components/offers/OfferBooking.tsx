import styled from '@emotion/styled';
import type { Offer } from '../../branches/model/siteModel.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { ExternalLink } from '../site/ExternalLink.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { actionStyle } from '../ui/style/actionStyle.ts';
import { below, color } from '../ui/style/tokens.ts';

export type OfferBookingProps = Readonly<{
  offer: Offer;
  /** The WhatsApp chat with the message about this offer. */
  link: string;
}>;

/** "Book via WhatsApp" while the offer is current; after that a button that cannot be pressed. */
export function OfferBooking({ offer, link }: OfferBookingProps) {
  const words = useWords('common');
  const local = useLocalWords();
  const ended = offer.state === 'ended';
  return (
    <>
      {!ended && (
        <Booking data-while="current">
          <ExternalLink href={link} look="whatsapp" icon="brand-whatsapp">
            {words.text('actions.bookViaWhatsapp')}
            <VisuallyHidden> {local.text(offer.title)}</VisuallyHidden>
          </ExternalLink>
        </Booking>
      )}
      {(ended || offer.lastDay) && (
        <div data-while="ended" hidden={!ended}>
          <Closed type="button" disabled>
            {words.text('offer.ended')}
          </Closed>
        </div>
      )}
    </>
  );
}

const Booking = styled.div`
  ${below.largePhone} {
    a {
      width: 100%;
    }
  }
`;

const Closed = styled.button`
  ${actionStyle}
  border-color: ${color.line};
  background: none;
  color: ${color.inkSoft};
  cursor: not-allowed;
`;
