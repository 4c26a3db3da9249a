/** What the project uses of a service worker's global scope: TypeScript's types for workers exclude those for pages. */

type LastingEvent = Event & Readonly<{ waitUntil(promise: Promise<unknown>): void }>;

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
