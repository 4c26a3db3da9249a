/** Where pages open without a connection, and where they do not. */
export const WORKERS = { keeping: 'worker.js', removing: 'removal.js' } as const;
