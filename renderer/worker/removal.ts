/**
 * The worker of a site with `offline: false` in `branches/clinic.yaml`. It removes what an earlier one has kept, and
 * itself.
 */
import { worker } from './scope.ts';

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  // An early worker noted here when it used what.
  indexedDB.deleteDatabase('workbox-expiration');
  await worker.registration.unregister();
}
