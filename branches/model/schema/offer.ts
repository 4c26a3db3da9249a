import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { named } from './manual.ts';
import { picture, pictureAlt, pictureFocus } from './picture.ts';
import { branchId, chatNumber, day, flag, id, localText, localTexts } from './values.ts';

const emoji = expected('emoji');
/** UTF-16 units; a family with skin tones has 25. Longer texts are not segmented, which would be slow. */
const MAX_EMOJI_LENGTH = 40;
const isEmoji = (value: string) =>
  value.length <= MAX_EMOJI_LENGTH &&
  [...new Intl.Segmenter('en').segment(value)].length === 1 &&
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(value);

const shape = {
  id: named(id, 'offer.id'),
  tag: named(localText, 'offer.tag', { en: 'Independence Day' }),
  title: named(localText, 'offer.title', {
    en: 'Independence Day Smile Offer',
  }),
  description: named(localText, 'offer.description', {
    en: 'Up to 50% off clear aligners and dental implants.',
  }),
  terms: named(localTexts, 'offer.terms', [{ en: 'Cannot be combined with other offers' }]),
  image: named(picture, 'offer.image'),
  imageAlt: pictureAlt('Illustration of a white tooth wearing a ribbon.'),
  imageFocus: pictureFocus.optional(),
  sticker: named(z.string(emoji).refine(isEmoji, emoji), 'offer.sticker', '🎉'),
  firstDay: named(day, 'offer.firstDay', '2025-08-01').optional(),
  lastDay: named(day, 'offer.lastDay').optional(),
  limited: named(flag, 'offer.limited').optional(),
  ended: named(flag, 'offer.ended').optional(),
  whatsapp: named(chatNumber, 'offer.whatsapp').optional(),
};

type Days = Readonly<{ firstDay?: string; lastDay?: string }>;
const startsBeforeEnd = ({ firstDay, lastDay }: Days) => !firstDay || !lastDay || firstDay <= lastDay;
const period = {
  error: expected('endOfOffer'),
  path: ['lastDay'],
  when: ({ value }: { value: unknown }) => z.object({ firstDay: day, lastDay: day }).safeParse(value).success,
};

export const branchOffer = named(z.strictObject(shape).refine(startsBeforeEnd, period), 'offer.itself');

/** An offer in the clinic file: valid at all branches unless limited by `branches`. */
export const clinicOffer = named(
  z
    .strictObject({
      ...shape,
      branches: named(
        z.array(branchId, expected('list', { entries: 'branch names in square brackets' })),
        'offer.branches',
        ['chennai'],
      ).optional(),
    })
    .refine(startsBeforeEnd, period),
  'offer.itself',
);
