import type { SiteModel } from '../../branches/model/site-model.ts';
import { readCatalogue } from '../../renderer/media/catalogue.ts';

/**
 * What the branch files cannot know by themselves: that the pictures they name exist.
 * @throws Error with all missing pictures
 */
export async function checkSources(sites: readonly SiteModel[]): Promise<void> {
  const media = await readCatalogue();
  const missing = new Set<string>();
  for (const { branches, offers, clinic } of sites) {
    const named = [
      ...branches.map(({ id, picture }) => ({ where: `branches/${id}.yaml`, picture })),
      ...offers.map(({ id, image }) => ({ where: `offer "${id}"`, picture: image })),
      ...clinic.reels.map(({ image }) => ({ where: 'branches/clinic.yaml, reels', picture: image })),
    ];
    for (const { where, picture } of named) {
      if (!media.has(picture))
        missing.add(`${where}: there is no picture media/${picture}. Put it there, or name one that exists.`);
    }
  }
  if (missing.size > 0) throw new Error([...missing].join('\n'));
}
