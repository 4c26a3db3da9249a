/** What patients who are on their way look for: the house, a landmark, parking, steps. Each may be left out. */
import { z } from 'zod';
import { described, titled } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { localSentences, localText } from './values.ts';

const PHOTO = { image: 'branches/chennai-outside.webp', alt: { en: 'A white house with an amber awning.' } };

const photo = z
  .strictObject({
    image: picture.meta(titled('Photograph', 'The photograph, in the media folder.', PHOTO.image)),
    alt: localSentences.meta(
      titled('What the photograph shows', 'What the photograph shows, for people who cannot see it.', PHOTO.alt),
    ),
    focus: pictureFocus.optional(),
  })
  .meta(described('A photograph.', PHOTO));

/** The keys of a branch file about the place. */
export const place = {
  photos: z
    .strictObject({
      outside: photo
        .meta(titled('The house from the street', 'The house as patients see it from the street.'))
        .optional(),
      inside: photo.meta(titled('Inside', 'The reception or a treatment room.')).optional(),
    })
    .meta(titled('Photographs', 'Photographs of the branch, for patients on their way.', { outside: PHOTO }))
    .optional(),
  landmark: localText.meta(described('What everybody nearby knows.', { en: 'Opposite the bus stand' })).optional(),
  parking: localText.meta(described('Where patients can park.', { en: 'For bikes, in front of the house' })).optional(),
  stepFree: z
    .enum(['yes', 'no', 'with help'], 'yes, no or with help')
    .meta(titled('Entry without steps', 'Can patients get in without climbing steps? yes, no, or with help.', 'yes'))
    .optional(),
};
