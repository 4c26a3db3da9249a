import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { readSiteSources } from '../../../renderer/site/siteSources.ts';

/** Only the slugs of the site's branches are booking pages. */
export async function guard({ routeParams }: PageContextServer): Promise<void> {
  const { site } = await readSiteSources();
  const isBranch = site.branches.some(({ booking }) => booking.slug === routeParams.booking);
  if (!isBranch) throw render(404);
}
