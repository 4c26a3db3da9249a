/** The service worker of a site whose pages open without a connection, and that of one where they do not. */
export const WORKERS = { keeping: 'worker.js', removing: 'removal.js' } as const;
