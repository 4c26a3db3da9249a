/** What React writes between two texts, to find them again when it wakes up. Only islands wake up. */
export const SEPARATOR = '<!-- -->';

/** Stands for one in an island while the page is made. */
export const KEPT_SEPARATOR = '<!--island-->';

/** A page's body with the separators that are needed. */
export function withNeededSeparators(body: string): string {
  return body.replaceAll(SEPARATOR, '').replaceAll(KEPT_SEPARATOR, SEPARATOR);
}
