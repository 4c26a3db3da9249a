import styled from '@emotion/styled';
import type { Offer } from '../../branches/model/siteModel.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { ExternalLink } from '../site/ExternalLink.tsx';
import { actionStyle } from '../ui/style/actionStyle.ts';
import { below, color } from '../ui/style/tokens.ts';

export type OfferBookingProps = Readonly<{
  offer: Offer;
  /** WhatsApp link with a prefilled message about this offer. */
  link: string;
}>;

/** "Book via WhatsApp" while the offer is current, then a disabled button. */
export function OfferBooking({ offer, link }: OfferBookingProps) {
  const words = useWords('common');
  const local = useLocalWords();
  const ended = offer.state === 'ended';
  return (
    <>
      {!ended && (
        <Booking data-while="current">
          <ExternalLink href={link} look="whatsapp" icon="brand-whatsapp" about={local.plain(offer.title)}>
            {words.text('actions.bookViaWhatsapp')}
          </ExternalLink>
        </Booking>
      )}
      {(ended || offer.lastDay) && (
        <div data-while="ended" hidden={!ended}>
          <Ended type="button" disabled>
            {words.text('offer.ended')}
          </Ended>
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

const Ended = styled.button`
  ${actionStyle}
  border-color: ${color.line};
  background: none;
  color: ${color.inkSoft};
  cursor: not-allowed;
`;
