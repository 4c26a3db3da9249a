/** Keeps pages for when there is no connection, once the page has loaded. The development server keeps none. */
export function keepPagesLater(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || document.documentElement.dataset.offline) return;
  addEventListener('load', () =>
    import('./keepPages.ts').then(
      ({ keepPages }) => keepPages(),
      () => undefined,
    ),
  );
}
