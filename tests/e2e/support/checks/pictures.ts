import type { Page } from '@playwright/test';

/** How many times more pixels a picture may have, across, than the screen shows of it, and how many it must have. */
const LARGEST = 1.5;
const SMALLEST = 0.95;

/**
 * The pictures of a page that were fetched too large or too small for the place where they are shown, a line for each: then
 * its `sizes` is not true, or a width between two others is missing.
 */
export async function illFittingPictures(page: Page): Promise<string[]> {
  const shown = await page.locator('main img').evaluateAll(async (all) => {
    const pictures = all as HTMLImageElement[];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      const shape = picture.naturalWidth / picture.naturalHeight;
      const isCut = getComputedStyle(picture).objectFit === 'cover';
      const drawn = (isCut ? Math.max(width, height * shape) : width) * devicePixelRatio;
      const fetched = Number(/\.(\d+)\.\w+$/.exec(picture.currentSrc)?.[1]);
      return { file: picture.currentSrc.replace(/^.*\/media\//, ''), fetched, drawn };
    });
  });
  return shown
    .filter(({ fetched, drawn }) => !(fetched <= drawn * LARGEST && fetched >= drawn * SMALLEST))
    .map(({ file, drawn }) => `${file} is shown ${Math.round(drawn)} pixels wide`);
}
