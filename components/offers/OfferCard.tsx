import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import type { Offer } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { messageWords } from '../../site/language/messageWords.ts';
import { localText } from '../../site/language/translator.ts';
import { shownBranches } from '../../site/pages/shownBranches.ts';
import { ExternalLink } from '../site/LinkLabel.tsx';
import { actionStyle } from '../ui/style/actionStyle.ts';
import { below, color, control, from, raised, size, space } from '../ui/style/tokens.ts';
import { OfferPicture } from './OfferPicture.tsx';
import { OfferTag } from './OfferTag.tsx';

type OfferProps = Readonly<{ offer: Offer }>;

type OfferCardProps = OfferProps &
  Readonly<{
    /** Its poster is on the page, too. */
    celebrated?: boolean;
  }>;

/**
 * An offer as a list item. With a last day, it also has the words for an ended offer, which
 * `renderer/client/offers.ts` shows once that day has passed.
 */
export function OfferCard({ offer, celebrated }: OfferCardProps) {
  const { t } = useTranslation('offers');
  const local = useLocalText();
  const ended = offer.state === 'ended';
  return (
    <Box
      id={offerAnchor(offer)}
      data-offer={offer.id}
      data-last-day={ended ? undefined : offer.lastDay}
      data-ended={ended ? '' : undefined}
      data-celebrated={celebrated ? '' : undefined}
    >
      <OfferPicture offer={offer} celebrated={celebrated} />
      <Body>
        <div>
          <OfferTag offer={offer} />
          <h3>{local(offer.title)}</h3>
        </div>
        <p>{local(offer.description)}</p>
        {offer.terms.length > 0 && (
          <Terms>
            <h4>{t('termsTitle')}</h4>
            <ul>
              {offer.terms.map((term) => (
                <li key={term.en}>{local(term)}</li>
              ))}
            </ul>
          </Terms>
        )}
        <OfferBooking offer={offer} />
      </Body>
    </Box>
  );
}

/** Where links to an offer's card lead. Branches may have offers with the same id. */
export const offerAnchor = ({ branches, id }: Offer): string => ['offer', ...branches, id].join('-');

/** "Book via WhatsApp" while the offer is current, then a disabled button. */
function OfferBooking({ offer: { state, lastDay, title, whatsapp, branches } }: OfferProps) {
  const { site, translator } = usePage();
  const { mark } = shownBranches(site);
  const message = messageWords('offers', translator);
  const { t } = useTranslation('common');
  const local = useLocalText();
  const ended = state === 'ended';
  const text = message.sentence('whatsappMessage', ({ language }) => ({ title: localText(title, language).text }));
  return (
    <>
      {!ended && (
        <Booking data-while="current">
          <ExternalLink
            href={whatsappLink(whatsapp, text)}
            look="whatsapp"
            icon="brand-whatsapp"
            about={local(title)}
            {...(branches.length === 0 && mark)}
          >
            {t('actions.bookViaWhatsapp')}
          </ExternalLink>
        </Booking>
      )}
      {(ended || lastDay) && (
        <div data-while="ended" hidden={!ended}>
          <Ended type="button" disabled>
            {t('offer.ended')}
          </Ended>
        </div>
      )}
    </>
  );
}

const Box = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  overflow: hidden;
  border: 1px solid ${color.line};
  ${raised}

  /* A compact row, dimmed as a whole: the text keeps a contrast of 4.5. */
  &[data-ended] {
    display: grid;
    opacity: 0.87;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: ${space.xs} ${space.s};
    padding: ${space.s} ${space.m};
    background: none;
    box-shadow: none;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }

  ${from.desktop} {
    &[data-ended] {
      grid-template-columns: auto 2fr 3fr auto;
      column-gap: ${space.m};
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

  [data-ended] & h3 {
    margin: 0;
    font-size: ${size.body};
  }

  [data-ended] & > * + * {
    grid-column: 1 / -1;
    margin: 0;
  }

  ${from.desktop} {
    padding: ${space.l};

    [data-ended] & > * + * {
      grid-column: 3;
    }

    [data-ended] & > :first-child {
      grid-row: 1 / 3;
    }

    [data-ended] & > :last-child {
      grid-area: 1 / 4 / 3;
    }
  }
`;

const Terms = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};

  h4 {
    margin: 0;
    font-size: inherit;
  }

  ul {
    padding-inline-start: ${space.m};
    list-style: disc;
  }

  li {
    margin-top: ${space.xxs};
  }

  ::marker {
    color: ${color.coral};
  }

  /* As running text. */
  [data-ended] & :is(h4, ul, li) {
    display: inline;
    padding: 0;
  }

  [data-ended] & h4::after {
    content: ': ';
  }

  [data-ended] & li + li::before {
    content: ' · ';
  }
`;

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

  [data-ended] & {
    min-height: ${control.s};
    font-size: inherit;
  }
`;
