/** The offers on the sites of the gallery, as they would be in `branches/clinic.yaml`. */
import type { Offer, SiteModel } from '../branches/model/siteModel.ts';

/** Far enough in the future that the offer has not ended on the browser's clock. */
const FAR_AHEAD = '2099-08-31';

const picture = {
  image: 'offers/chennai-opening.webp',
  imageAlt: { en: 'Illustration of a white tooth tied with a ribbon between balloons.' },
} as const;

/** The offers, one for each state of an offer card. */
export const OFFERS = [
  {
    id: 'limited-time',
    tag: { en: 'Grand opening' },
    title: { en: 'Grand Opening Offer' },
    description: { en: 'Our new clinic is open. To celebrate, dental implants are 50% off here.' },
    terms: [{ en: '50% off dental implants' }, { en: 'Cannot be combined with other offers' }],
    sticker: '🎉',
    limited: true,
    ...picture,
  },
  {
    id: 'until-a-day',
    tag: { en: 'Independence Day' },
    title: { en: 'Independence Day Smile Offer' },
    description: { en: 'Up to 50% off clear aligners and dental implants for a limited time.' },
    terms: [{ en: 'Up to 50% off clear aligners and dental implants' }, { en: 'Cannot be combined with other offers' }],
    sticker: '🇮🇳',
    lastDay: FAR_AHEAD,
    ...picture,
  },
  {
    id: 'usual-price',
    tag: { en: 'First visit' },
    title: { en: 'First Visit Consultation' },
    description: { en: 'A dentist examines your teeth. You pay our usual price for a consultation in the clinic.' },
    terms: [{ en: 'Consultation for Rs 99 for first-time visitors' }, { en: 'X-rays and treatment cost extra' }],
    sticker: '🦷',
    ...picture,
  },
  {
    id: 'in-tamil',
    tag: { en: 'Independence Day', ta: 'சுதந்திர தினச் சிறப்புச் சலுகை' },
    title: {
      en: 'Independence Day Smile Offer',
      ta: 'சுதந்திர தினத்தை முன்னிட்டு அனைவருக்கும் புன்னகைச் சிகிச்சைச் சலுகை',
    },
    description: {
      en: 'Up to 50% off clear aligners and dental implants for a limited time.',
      ta: 'குறிப்பிட்ட காலத்திற்கு மட்டும், பற்களைச் சீரமைக்கும் ஒளிபுகும் அலைனர்களுக்கும் பல் உள்வைப்புச் சிகிச்சைக்கும் 50% வரை தள்ளுபடி.',
    },
    terms: [
      {
        en: 'The discount depends on the treatment plan agreed at your consultation',
        ta: 'தள்ளுபடியின் அளவு, ஆலோசனையின்போது ஒப்புக்கொள்ளப்படும் சிகிச்சைத் திட்டத்தைப் பொறுத்தது',
      },
      { en: 'Cannot be combined with other offers', ta: 'மற்ற சலுகைகளுடன் சேர்த்துப் பயன்படுத்த இயலாது' },
    ],
    sticker: '👨‍👩‍👧',
    lastDay: FAR_AHEAD,
    ...picture,
    imageAlt: { ...picture.imageAlt, ta: 'பலூன்களுக்கு நடுவே நாடா கட்டிய வெண்பல்லின் ஓவியம்.' },
  },
] as const;

/** The id of an offer in the list. */
export type OfferId = (typeof OFFERS)[number]['id'];

/**
 * An offer of the list above, as it is in a site model.
 * @throws Error if the site has no such offer
 */
export function offerOf({ offers }: SiteModel, id: OfferId): Offer {
  const offer = offers.find((candidate) => candidate.id === id);
  if (!offer) throw new Error(`This site has no offer "${id}": it is the one without offers.`);
  return offer;
}
