/** What patients say, videos, and certificates and equipment in the clinic file. */
import { described, titled } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { count, day, link, linkTo, listOf, localSentences, localText, sample } from './values.ts';

const personName = described(localText, 'The name as shown.', { en: 'Sample Patient' });

export const testimonials = described(
  listOf('Testimonial', 'testimonials', {
    name: personName,
    text: titled(localSentences, 'What the patient said', 'What the patient said.', { en: 'Gentle and on time.' }),
    source: titled(localText, 'Where it was said', 'Where it was said.', { en: 'Chennai branch' }),
    sample,
  }),
  'Testimonials on the home page.',
  [],
);

export const reviews = described(
  listOf('Review', 'reviews', {
    name: personName,
    location: titled(localText, 'Where the patient lives', 'Where the patient lives.', { en: 'Perambur' }),
    text: titled(localSentences, 'What the patient wrote', 'What the patient wrote.', {
      en: 'They told me every step.',
    }),
    rating: titled(count(1, 5), 'Stars', 'How many stars the patient gave, from 1 to 5.', 4).optional(),
    date: titled(day, 'Day on which it was written', 'The day on which it was written.', '2025-08-31').optional(),
    link: linkTo(
      'The review itself, where it was published.',
      'https://maps.sample-dental.example/review/1',
    ).optional(),
    sample,
  }),
  'Reviews on the reviews page.',
  [],
);

export const reels = titled(
  listOf('Video', 'videos', {
    image: titled(picture, 'Picture on the card', 'The picture on the card.', 'reels/1.webp'),
    alt: titled(localSentences, 'What the picture shows', 'What the picture shows.', { en: 'A smiling patient.' }),
    focus: pictureFocus.optional(),
    title: titled(localText, 'Title of the video', 'The title of the video.', { en: 'My new smile' }),
    description: described(localSentences, 'One sentence.', { en: 'Aligners in eight months.' }),
    link: titled(
      link,
      'Address of the video',
      'The address of the video.',
      'https://instagram.sample-dental.example/reel/1',
    ),
    sample,
  }),
  'Videos',
  'Video testimonials on the reviews page.',
  [],
);

export const credentials = listOf('Entry', 'names and descriptions', {
  name: described(localText, 'The name.', { en: 'Digital X-ray' }),
  description: described(localSentences, 'One sentence.', { en: 'Pictures in seconds.' }),
  sample,
});
