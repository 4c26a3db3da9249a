import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { readCurrentSite } from '../../../renderer/currentSite.ts';

/** Only the slugs of the site's branches are booking pages. */
export function guard({ routeParams }: PageContextServer): void {
  const isBranch = readCurrentSite().branches.some(({ booking }) => booking.slug === routeParams.booking);
  if (!isBranch) throw render(404);
}
