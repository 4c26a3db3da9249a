/** What the project uses of a service worker's global scope: TypeScript's types for workers exclude those for pages. */

type LastingEvent = Event & Readonly<{ waitUntil(promise: Promise<unknown>): void }>;

export type FetchEvent = LastingEvent &
  Readonly<{
    request: Request;
    /** The answer to what the browser has asked for while the worker started. */
    preloadResponse?: Promise<Response | undefined>;
    respondWith(response: Promise<Response>): void;
  }>;

type ClientMessage = LastingEvent & Readonly<{ data: readonly string[]; source: Readonly<{ url: string }> }>;

type WorkerScope = Readonly<{
  registration: ServiceWorkerRegistration;
  clients: Readonly<{
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly Readonly<{ url: string }>[]>;
  }>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ClientMessage) => void): void;
}>;

export const worker = globalThis as unknown as WorkerScope;
