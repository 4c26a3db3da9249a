import { readCurrentSite } from '../../../renderer/currentSite.ts';
import { bookingPath } from '../../../renderer/routes.ts';

/** The booking page of every branch. */
export function onBeforePrerenderStart(): string[] {
  return readCurrentSite().branches.map(bookingPath);
}
