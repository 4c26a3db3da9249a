import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { SERVICES } from '../../../renderer/site/services.ts';

/** Only the ids of services are service pages. */
export function guard({ routeParams }: PageContextServer): void {
  if (!SERVICES.some(({ id }) => id === routeParams.service)) throw render(404);
}
