const COOKIES = ['_fbp', '_fbc'];
const STORED = ['lastExternalReferrer', 'lastExternalReferrerTime'];

/** Deletes what the pixel's code keeps under the addresses of this site. */
export function deleteTraces(): void {
  // A cookie is deleted only under the domain it was set for: the host's, or one above it.
  const domains = location.hostname.split('.').map((_, i, labels) => `; domain=${labels.slice(i).join('.')}`);
  for (const name of COOKIES) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: most browsers of decision 16 have no other way
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
  try {
    for (const key of STORED) localStorage.removeItem(key);
  } catch {
    // The browser keeps nothing.
  }
}
