/** Instagram stories are on two pages, if the clinic has any; `specification.test.ts` has a clinic with some. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readSources, renderExample } from '../../gallery/renderExample.tsx';
import common from '../../locales/en/common.json' with { type: 'json' };
import { FollowUs } from '../../pages/about/FollowUs.tsx';
import { Reels } from '../../pages/reviews/Reels.tsx';

test.each([
  ['/about', <FollowUs key="about" />],
  ['/reviews', <Reels key="reviews" />],
] as const)('%s says nothing of stories if there are none', async (path, element) => {
  const sources = await readSources();
  const { usual } = sources.sites;
  const { clinic } = usual;
  const site = { ...usual, clinic: { ...clinic, social: { ...clinic.social, instagramStories: [] } } };
  const example = { name: 'usual', path, element };
  const without = { ...sources, sites: { ...sources.sites, usual: site } };
  const document = parse(renderExample({ example, sources: without, withCsp: false }));
  expect(document.querySelector('h2')).not.toBeNull();
  expect(document.textContent).not.toContain(common.social.story.replace('{{title}}', ''));
  expect(document.querySelectorAll('a[href*="/stories/"]')).toEqual([]);
});
