/** Reviews of patients, in the clinic file and in those of branches. */
import { named } from './manual.ts';
import { count, day, link, listOf, localText, sample } from './values.ts';

export const personName = named(localText, 'review.name', { en: 'Sample Patient' });

export const reviews = listOf('review.itself', 'reviews', {
  name: personName,
  location: named(localText, 'review.location', { en: 'Perambur' }),
  text: named(localText, 'review.text', {
    en: 'They told me every step.',
  }),
  rating: named(count(1, 5), 'review.rating', 4).optional(),
  date: named(day, 'review.date', '2025-08-31').optional(),
  link: named(link, 'review.link', 'https://maps.sample-dental.example/review/1').optional(),
  sample,
});
