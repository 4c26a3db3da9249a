import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_ICONS, drawBrandIcon } from '../../../renderer/icons/brandIcons.ts';

/**
 * Writes the icons made from the clinic's logo. They are the same in every site.
 * @throws Error if `media/icons/logo.svg` cannot be used
 */
export async function writeBrandIcons(outDir: string): Promise<void> {
  await Promise.all(BRAND_ICONS.map(async (name) => writeFile(join(outDir, name), await drawBrandIcon(name))));
}
