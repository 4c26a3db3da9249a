import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../branches/model/build-site.ts';
import { loadFiles } from '../../../branches/model/load-files.ts';
import { checkSources } from '../../../scripts/build/checkSources.ts';

const site = buildSite('combined', loadFiles('branches'), '2025-08-15');

describe('before a build', () => {
  test('the pictures that the branch files name are there', async () => {
    await expect(checkSources([site])).resolves.toBeUndefined();
  });

  test('all missing pictures are named at once, each once, with where they are named', async () => {
    const [branch, ...others] = site.branches;
    const [offer, ...offers] = site.offers;
    const [reel, ...reels] = site.clinic.reels;
    if (!branch || !offer || !reel) throw new Error('The real files have a branch, an offer and a reel.');
    const broken = {
      ...site,
      branches: [{ ...branch, picture: 'topics/a.webp' }, ...others],
      offers: [{ ...offer, image: 'offers/b.webp' }, ...offers],
      clinic: { ...site.clinic, reels: [{ ...reel, image: 'reels/c.webp' }, ...reels] },
    };
    const sentence = (where: string, picture: string) =>
      `${where}: there is no picture media/${picture}. Put it there, or name one that exists.`;
    await expect(checkSources([broken, broken])).rejects.toThrow(
      new Error(
        [
          sentence(`branches/${branch.id}.yaml`, 'topics/a.webp'),
          sentence(`offer "${offer.id}"`, 'offers/b.webp'),
          sentence('branches/clinic.yaml, reels', 'reels/c.webp'),
        ].join('\n'),
      ),
    );
  });
});
