/** Instagram stories are on two pages, if the clinic has any. */
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Story } from '../../branches/model/siteModel.ts';
import { readSources, renderExample, type Sources } from '../../components/gallery/renderExample.tsx';
import common from '../../locales/en/common.json' with { type: 'json' };
import { Page as About } from '../../pages/about/+Page.tsx';
import { Page as Reviews } from '../../pages/reviews/+Page.tsx';

let sources: Sources;
beforeAll(async () => {
  sources = await readSources();
});

const PARTS = { '/about': <About />, '/reviews': <Reviews /> };

const STORIES: readonly Story[] = [
  { title: { en: 'A morning with us' }, link: 'https://instagram.clinic.test/stories/a', sample: false },
  { title: { en: 'Our new chair' }, link: 'https://instagram.clinic.test/stories/b', sample: false },
];

const labelOf = (title: string) => common.social.story.replace('{{title}}', title);

function partWith(path: keyof typeof PARTS, instagramStories: readonly Story[]) {
  const { usual } = sources.sites;
  const { clinic } = usual;
  const site = { ...usual, clinic: { ...clinic, social: { ...clinic.social, instagramStories } } };
  const withStories = { ...sources, sites: { ...sources.sites, usual: site } };
  const example = { name: 'usual', path, element: PARTS[path] };
  return parse(renderExample({ example, sources: withStories, withCsp: false }));
}

describe.each(Object.keys(PARTS) as (keyof typeof PARTS)[])('%s', (path) => {
  test('links to each story in a new tab, and says so', () => {
    const links = partWith(path, STORIES).querySelectorAll('a[href*="/stories/"]');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(STORIES.map(({ link }) => link));
    for (const [i, link] of links.entries()) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      const label = labelOf(String(STORIES[i]?.title.en));
      expect(link.textContent).toBe(common.linkNames.newTab.replace('{{label}}', label));
    }
  });

  test('says nothing of stories if there are none', () => {
    const document = partWith(path, []);
    expect(document.querySelector('h2')).not.toBeNull();
    expect(document.textContent).not.toContain(labelOf(''));
    expect(document.querySelectorAll('a[href*="/stories/"]')).toEqual([]);
  });
});
