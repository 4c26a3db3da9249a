/** What patients say, videos, and certificates and equipment in the clinic file. */
import { named } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { count, day, link, listOf, localText, sample } from './values.ts';

const personName = named(localText, 'review.name', { en: 'Sample Patient' });

export const testimonials = named(
  listOf('testimonial.itself', 'testimonials', {
    name: personName,
    text: named(localText, 'testimonial.text', { en: 'Gentle and on time.' }),
    source: named(localText, 'testimonial.source', { en: 'Chennai branch' }),
    sample,
  }),
  'clinic.testimonials',
  [],
);

export const reviews = named(
  listOf('review.itself', 'reviews', {
    name: personName,
    location: named(localText, 'review.location', { en: 'Perambur' }),
    text: named(localText, 'review.text', {
      en: 'They told me every step.',
    }),
    rating: named(count(1, 5), 'review.rating', 4).optional(),
    date: named(day, 'review.date', '2025-08-31').optional(),
    link: named(link, 'review.link', 'https://maps.sample-dental.example/review/1').optional(),
    sample,
  }),
  'clinic.reviews',
  [],
);

export const reels = named(
  listOf('video.itself', 'videos', {
    image: named(picture, 'video.image', 'reels/1.webp'),
    alt: named(localText, 'picture.alt', { en: 'A smiling patient.' }),
    focus: pictureFocus.optional(),
    title: named(localText, 'video.title', { en: 'My new smile' }),
    description: named(localText, 'video.description', { en: 'Aligners in eight months.' }),
    link: named(link, 'video.link', 'https://instagram.sample-dental.example/reel/1'),
    sample,
  }),
  'clinic.reels',
  [],
);

export const credentials = listOf('equipment.itself', 'names and descriptions', {
  name: named(localText, 'equipment.name', { en: 'Digital X-ray' }),
  description: named(localText, 'equipment.description', { en: 'Pictures in seconds.' }),
  sample,
});
