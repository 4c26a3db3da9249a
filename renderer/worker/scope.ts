/** The part of a service worker's global scope that the project uses: TypeScript's types for workers exclude those for pages. */

/** An event that keeps the worker running until a promise settles. */
type LastingEvent = Event & Readonly<{ waitUntil(promise: Promise<unknown>): void }>;

/** A message of one of the site's pages. */
type ClientMessage = LastingEvent &
  Readonly<{ data: { type?: string } | undefined; source: Readonly<{ url: string }> }>;

type WorkerScope = Readonly<{
  registration: ServiceWorkerRegistration;
  clients: Readonly<{
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly Readonly<{ url: string }>[]>;
  }>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ClientMessage) => void): void;
}>;

export const worker = globalThis as unknown as WorkerScope;
