import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { described, titled } from './manual.ts';
import { picture, pictureAlt, pictureFocus } from './picture.ts';
import { branchId, chatNumber, day, flag, id, localSentences, localText, localTexts } from './values.ts';

const emoji = expected('emoji');
/** UTF-16 units; a family with skin tones has 25. Longer texts are not segmented, which would be slow. */
const LONGEST_EMOJI = 40;
const isEmoji = (value: string) =>
  value.length <= LONGEST_EMOJI &&
  [...new Intl.Segmenter('en').segment(value)].length === 1 &&
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(value);

const shape = {
  id: described(id, 'A short name for this offer, different from every other offer.'),
  tag: titled(localText, 'Words above the title', 'Two or three words above the title.', { en: 'Independence Day' }),
  title: described(localText, 'The name of the offer; the WhatsApp message repeats it.', {
    en: 'Independence Day Smile Offer',
  }),
  description: described(localSentences, 'One or two sentences about the offer.', {
    en: 'Up to 50% off clear aligners and dental implants.',
  }),
  terms: titled(localTexts, 'Conditions', 'The conditions, one by one.', [
    { en: 'Cannot be combined with other offers' },
  ]),
  image: titled(picture, 'Picture', 'The picture of the offer, in the media folder.'),
  imageAlt: pictureAlt('Illustration of a white tooth wearing a ribbon.'),
  imageFocus: pictureFocus.optional(),
  sticker: titled(z.string(emoji).refine(isEmoji, emoji), 'Sticker: one emoji', 'One emoji.', '🎉'),
  firstDay: described(day, 'The first day of the offer.', '2025-08-01').optional(),
  lastDay: described(
    day,
    'The last day of the offer; the page says until when it is valid, and ends it after that day. Leave empty if there is no fixed end.',
  ).optional(),
  limited: titled(
    flag,
    'Limited time',
    'Whether the page says "Limited Time" while the offer has no last day. Not for a usual price.',
  ).optional(),
  ended: titled(flag, 'Ended', 'Whether it has ended, whatever its last day.').optional(),
  whatsapp: titled(
    chatNumber,
    'WhatsApp number of its button',
    'The number its WhatsApp button opens; without it, the number of the primary branch.',
  ).optional(),
};

type Days = Readonly<{ firstDay?: string; lastDay?: string }>;
const startsBeforeEnd = ({ firstDay, lastDay }: Days) => !firstDay || !lastDay || firstDay <= lastDay;
const period = {
  error: expected('endOfOffer'),
  path: ['lastDay'],
  when: ({ value }: { value: unknown }) => z.object({ firstDay: day, lastDay: day }).safeParse(value).success,
};

export const branchOffer = z.strictObject(shape).refine(startsBeforeEnd, period).meta({ title: 'Offer' });

/** An offer in the clinic file: valid at all branches unless limited by `branches`. */
export const clinicOffer = z
  .strictObject({
    ...shape,
    branches: titled(
      z.array(branchId, expected('list', { entries: 'branch names in square brackets' })),
      'Only at these branches',
      'The branches the offer is limited to.',
      ['chennai'],
    ).optional(),
  })
  .refine(startsBeforeEnd, period)
  .meta({ title: 'Offer' });
