import type { Page } from '@playwright/test';

/** In CSS pixels: where they have less, the long words of Tamil leave two or three to a line. */
const NARROWEST_TEXT = 280;

/** Lists the texts of more than four lines, in letters of full size, that have less room, one per line. */
export async function narrowTexts(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 });
  const texts = page.getByRole('main').locator(':is(p, dd, blockquote):not(:has(p, ul, ol, div))');
  return texts.evaluateAll(
    (all, least) =>
      all.flatMap((text) => {
        const { fontSize, lineHeight, paddingInlineStart } = getComputedStyle(text);
        const { width, height } = text.getBoundingClientRect();
        const room = width - Number.parseFloat(paddingInlineStart);
        const isLong = height > 4.5 * Number.parseFloat(lineHeight) && Number.parseFloat(fontSize) >= 16;
        return isLong && room < least ? [`${Math.round(room)} px: ${text.textContent.slice(0, 50)}`] : [];
      }),
    NARROWEST_TEXT,
  );
}

/** With more characters per line, the eye loses the way to the next one. */
export const MAX_LINE_LENGTH = 78;

/** Lists the running texts with longer lines at these widths of the screen, one per line. */
export async function longLines(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const texts = page.getByRole('main').locator(':is(p, li, dd):not(:has(p, li, ul, div))');
    const long = await texts.evaluateAll(
      (all, longest) =>
        all.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
          const lines = new Set(bottoms).size;
          const words = text.textContent.trim();
          return lines > 2 && words.length / lines > longest ? [words.slice(0, 50)] : [];
        }),
      MAX_LINE_LENGTH,
    );
    found.push(...long.map((words) => `${width} px: ${words}`));
  }
  return found;
}
