/** The endings of i18next by which a key names a number form. */
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The key that all number forms of a text share, `days` for `days_one`; any other key as it is. */
export function withoutPluralSuffix(key: string): string {
  return key.replace(PLURAL_SUFFIX, '');
}
