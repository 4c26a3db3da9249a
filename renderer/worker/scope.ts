/** The part of a service worker's global scope that the project uses: TypeScript's types for workers exclude those for pages. */

/** An event that keeps the worker running until a promise settles. */
export type LastingEvent = Event & Readonly<{ waitUntil(promise: Promise<unknown>): void }>;

type WorkerScope = Readonly<{
  registration: ServiceWorkerRegistration;
  clients: Readonly<{
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly Readonly<{ url: string }>[]>;
  }>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}>;

export const worker = globalThis as unknown as WorkerScope;
