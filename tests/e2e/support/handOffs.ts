/** The hand-offs that patients must find, whatever their browser lacks. */
import type { Page } from '@playwright/test';
import { telLink, whatsappLink } from '../../../branches/model/links.ts';
import { mapsLink } from '../../../branches/model/maps.ts';
import { bookingPath } from '../../../site/pages/routes.ts';
import { expect } from './fixtures.ts';
import { site } from './sites/fixtureSite.ts';

const { branches, primary } = site;

/** The addresses that each page must link to. */
export const HAND_OFFS: Readonly<Record<string, readonly string[]>> = {
  '/contact': branches.flatMap((branch) => [
    telLink(branch.phone),
    ...(branch.whatsapp ? [whatsappLink(branch.whatsapp)] : []),
    mapsLink(branch.maps.directions),
    bookingPath(branch),
  ]),
  ...Object.fromEntries(branches.map((branch) => [bookingPath(branch), [branch.booking.portal]])),
  '/online-free-consultations-and-appointments': [
    whatsappLink(primary.whatsapp),
    ...branches.map(({ booking }) => booking.portal),
  ],
  '/reviews': branches.flatMap(({ maps }) => [mapsLink(maps.readReviews), mapsLink(maps.writeReview)]),
  '/bill-payment': branches.map(({ phone }) => telLink(phone)),
};

/** Expects every hand-off of a page to be visible, uncovered and tappable. */
export async function expectHandOffs(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of HAND_OFFS[path] ?? []) {
    const links = page.getByRole('main').locator(`a[href="${address}"]`);
    await links.filter({ visible: true }).first().click({ trial: true });
  }
}

/** Skips the delay in `components/islands/ConsultationForm.tsx` before an island’s fallback shows. */
export async function skipFallbackDelay(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands) for (const wait of island.getAnimations({ subtree: true })) wait.finish();
  });
}
