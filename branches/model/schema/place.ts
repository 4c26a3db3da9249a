/** What patients who are on their way look for: the house, a landmark, parking, steps. Each may be left out. */
import { z } from 'zod';
import { STEP_FREE } from '../siteModel.ts';
import { picture, pictureFocus } from './picture.ts';
import { localSentences, localText } from './values.ts';

const PHOTO = { image: 'branches/chennai-outside.webp', alt: { en: 'A white house with an amber awning.' } };

const photo = z
  .strictObject({
    image: picture.meta({
      title: 'Photograph',
      description: 'The photograph, in the media folder.',
      examples: [PHOTO.image],
    }),
    alt: localSentences.meta({
      title: 'What the photograph shows',
      description: 'What the photograph shows, for people who cannot see it.',
      examples: [PHOTO.alt],
    }),
    focus: pictureFocus.optional(),
  })
  .meta({ description: 'A photograph.', examples: [PHOTO] });

/** The keys of a branch file about the place. */
export const place = {
  photos: z
    .strictObject({
      outside: photo
        .meta({ title: 'The house from the street', description: 'The house as patients see it from the street.' })
        .optional(),
      inside: photo.meta({ title: 'Inside', description: 'The reception or a treatment room.' }).optional(),
    })
    .meta({
      title: 'Photographs',
      description: 'Photographs of the branch, for patients on their way.',
      examples: [{ outside: PHOTO }],
    })
    .optional(),
  landmark: localText
    .meta({ description: 'What everybody nearby knows.', examples: [{ en: 'Opposite the bus stand' }] })
    .optional(),
  parking: localText
    .meta({ description: 'Where patients can park.', examples: [{ en: 'For bikes, in front of the house' }] })
    .optional(),
  stepFree: z
    .enum(STEP_FREE, 'yes, no or with help')
    .meta({
      title: 'Entry without steps',
      description: 'Can patients get in without climbing steps? yes, no, or with help.',
      examples: ['yes'],
    })
    .optional(),
};
