/** What patients say, videos, and certificates and equipment in the clinic file. */
import { z } from 'zod';
import { picture, pictureFocus } from './picture.ts';
import { day, link, linkTo, localSentences, localText, sample } from './values.ts';

const personName = localText.meta({ description: 'The name as shown.', examples: [{ en: 'Sample Patient' }] });

export const testimonials = z
  .array(
    z
      .strictObject({
        name: personName,
        text: localSentences.meta({
          title: 'What the patient said',
          description: 'What the patient said.',
          examples: [{ en: 'Gentle and on time.' }],
        }),
        source: localText.meta({
          title: 'Where it was said',
          description: 'Where it was said.',
          examples: [{ en: 'Chennai branch' }],
        }),
        sample,
      })
      .meta({ title: 'Testimonial' }),
    'a list of testimonials',
  )
  .meta({ description: 'Testimonials on the home page.', examples: [[]] });

export const reviews = z
  .array(
    z
      .strictObject({
        name: personName,
        location: localText.meta({
          title: 'Where the patient lives',
          description: 'Where the patient lives.',
          examples: [{ en: 'Perambur' }],
        }),
        text: localSentences.meta({
          title: 'What the patient wrote',
          description: 'What the patient wrote.',
          examples: [{ en: 'They told me every step.' }],
        }),
        date: day
          .meta({
            title: 'Day on which it was written',
            description: 'The day on which it was written.',
            examples: ['2025-08-31'],
          })
          .optional(),
        link: linkTo(
          'The review itself, where it was published.',
          'https://maps.sample-dental.example/review/1',
        ).optional(),
        sample,
      })
      .meta({ title: 'Review' }),
    'a list of reviews',
  )
  .meta({ description: 'Reviews on the reviews page.', examples: [[]] });

export const reels = z
  .array(
    z
      .strictObject({
        image: picture.meta({
          title: 'Picture on the card',
          description: 'The picture on the card.',
          examples: ['reels/1.webp'],
        }),
        alt: localSentences.meta({
          title: 'What the picture shows',
          description: 'What the picture shows.',
          examples: [{ en: 'A smiling patient.' }],
        }),
        focus: pictureFocus.optional(),
        title: localText.meta({
          title: 'Title of the video',
          description: 'The title of the video.',
          examples: [{ en: 'My new smile' }],
        }),
        description: localSentences.meta({
          description: 'One sentence.',
          examples: [{ en: 'Aligners in eight months.' }],
        }),
        link: link.meta({
          title: 'Address of the video',
          description: 'The address of the video.',
          examples: ['https://instagram.sample-dental.example/reel/1'],
        }),
        sample,
      })
      .meta({ title: 'Video' }),
    'a list of videos',
  )
  .meta({ title: 'Videos', description: 'Video testimonials on the reviews page.', examples: [[]] });

/** Certificates or equipment of the clinic. */
export const credentials = z.array(
  z
    .strictObject({
      name: localText.meta({ description: 'The name.', examples: [{ en: 'Digital X-ray' }] }),
      description: localSentences.meta({ description: 'One sentence.', examples: [{ en: 'Pictures in seconds.' }] }),
      sample,
    })
    .meta({ title: 'Entry' }),
  'a list of names and descriptions',
);
