import type { Page } from '@playwright/test';

/** Maximum and minimum ratio of a picture’s pixel width to the device pixels that it fills. */
const MAX_RATIO = 1.5;
const MIN_RATIO = 0.85;
/** Of thumbnails: nobody sees the difference, and phones load many. */
const MIN_SMALL_RATIO = 0.6;
/** In CSS pixels. */
const SMALL = 200;

/**
 * Lists pictures that were loaded too large or too small for their box, one per line: then
 * their `sizes` is wrong, or a width is missing between two others.
 */
export async function badlySizedPictures(page: Page): Promise<string[]> {
  const shown = await page.locator('main img').evaluateAll(async (all) => {
    const pictures = (all as HTMLImageElement[]).filter((picture) => picture.getClientRects().length > 0);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      const shape = picture.naturalWidth / picture.naturalHeight;
      const isCut = getComputedStyle(picture).objectFit === 'cover';
      const box = isCut ? Math.max(width, height * shape) : width;
      const fetched = Number(/\.(\d+)\.\w+$/.exec(picture.currentSrc)?.[1]);
      return { file: picture.currentSrc.replace(/^.*\/media\//, ''), fetched, box, drawn: box * devicePixelRatio };
    });
  });
  return shown
    .filter(({ fetched, box, drawn }) => {
      const least = box < SMALL ? MIN_SMALL_RATIO : MIN_RATIO;
      return !(fetched <= drawn * MAX_RATIO && fetched >= drawn * least);
    })
    .map(({ file, drawn }) => `${file} is shown ${Math.round(drawn)} pixels wide`);
}
