/** Instagram stories are on two pages, if the clinic has any; `specification.test.ts` has a clinic with some. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { readSources, renderExample } from '../../components/gallery/renderExample.tsx';
import common from '../../locales/en/common.json' with { type: 'json' };
import { Page as About } from '../../pages/about/+Page.tsx';
import { Page as Reviews } from '../../pages/reviews/+Page.tsx';

test.each([
  ['/about', <About key="about" />],
  ['/reviews', <Reviews key="reviews" />],
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
