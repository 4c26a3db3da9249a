import { group, named } from './manual.ts';
import { link, listOf, localText, sample } from './values.ts';

const stories = named(
  listOf('story.itself', 'stories', {
    title: named(localText, 'story.title', { en: 'A look around the clinic' }),
    link: named(link, 'story.link', 'https://instagram.sample-dental.example/stories/1'),
    sample,
  }),
  'social.instagramStories',
  [{ title: { en: 'A look around the clinic' }, link: 'https://instagram.sample-dental.example/stories/1' }],
);

export const social = group('clinic.social', {
  instagram: named(link, 'social.instagram', 'https://instagram.sample-dental.example/'),
  instagramReels: named(link, 'social.instagramReels', 'https://instagram.sample-dental.example/reels'),
  instagramStories: stories.optional(),
  facebook: named(link, 'social.facebook', 'https://facebook.sample-dental.example/').optional(),
  twitter: named(link, 'social.twitter', 'https://twitter.sample-dental.example/').optional(),
  linkedin: named(link, 'social.linkedin', 'https://linkedin.sample-dental.example/').optional(),
});
