/** What patients say, videos, and certificates and equipment in the clinic file. */
import { described, titled } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { day, link, linkTo, listOf, localSentences, localText, sample } from './values.ts';

const personName = localText.meta(described('The name as shown.', { en: 'Sample Patient' }));

export const testimonials = listOf('Testimonial', 'a list of testimonials', {
  name: personName,
  text: localSentences.meta(titled('What the patient said', 'What the patient said.', { en: 'Gentle and on time.' })),
  source: localText.meta(titled('Where it was said', 'Where it was said.', { en: 'Chennai branch' })),
  sample,
}).meta(described('Testimonials on the home page.', []));

export const reviews = listOf('Review', 'a list of reviews', {
  name: personName,
  location: localText.meta(titled('Where the patient lives', 'Where the patient lives.', { en: 'Perambur' })),
  text: localSentences.meta(
    titled('What the patient wrote', 'What the patient wrote.', { en: 'They told me every step.' }),
  ),
  date: day.meta(titled('Day on which it was written', 'The day on which it was written.', '2025-08-31')).optional(),
  link: linkTo('The review itself, where it was published.', 'https://maps.sample-dental.example/review/1').optional(),
  sample,
}).meta(described('Reviews on the reviews page.', []));

export const reels = listOf('Video', 'a list of videos', {
  image: picture.meta(titled('Picture on the card', 'The picture on the card.', 'reels/1.webp')),
  alt: localSentences.meta(titled('What the picture shows', 'What the picture shows.', { en: 'A smiling patient.' })),
  focus: pictureFocus.optional(),
  title: localText.meta(titled('Title of the video', 'The title of the video.', { en: 'My new smile' })),
  description: localSentences.meta(described('One sentence.', { en: 'Aligners in eight months.' })),
  link: link.meta(
    titled('Address of the video', 'The address of the video.', 'https://instagram.sample-dental.example/reel/1'),
  ),
  sample,
}).meta(titled('Videos', 'Video testimonials on the reviews page.', []));

/** Certificates or equipment of the clinic. */
export const credentials = listOf('Entry', 'a list of names and descriptions', {
  name: localText.meta(described('The name.', { en: 'Digital X-ray' })),
  description: localSentences.meta(described('One sentence.', { en: 'Pictures in seconds.' })),
  sample,
});
