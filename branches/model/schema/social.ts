import { group, titled } from './manual.ts';
import { link, linkTo, listOf, localText, sample } from './values.ts';

const stories = titled(
  listOf('Story', 'stories', {
    title: titled(localText, 'Title of the story', 'The title of the story.', { en: 'A look around the clinic' }),
    link: linkTo('The address of the story.', 'https://instagram.sample-dental.example/stories/1'),
    sample,
  }),
  'Instagram stories',
  'Instagram stories, on the reviews page and the about page; without them, nothing is shown.',
  [{ title: { en: 'A look around the clinic' }, link: 'https://instagram.sample-dental.example/stories/1' }],
);

export const social = group('Social networks', 'Pages on social networks.', {
  instagram: linkTo('The Instagram page.', 'https://instagram.sample-dental.example/'),
  instagramReels: linkTo('The page with all videos.', 'https://instagram.sample-dental.example/reels'),
  instagramStories: stories.optional(),
  facebook: linkTo('The Facebook page, if there is one.', 'https://facebook.sample-dental.example/').optional(),
  twitter: linkTo('The Twitter page, if there is one.', 'https://twitter.sample-dental.example/').optional(),
  linkedin: titled(
    link,
    'LinkedIn',
    'The LinkedIn page, if there is one.',
    'https://linkedin.sample-dental.example/',
  ).optional(),
});
