/** The plural suffixes of i18next. */
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The key without its plural suffix: `days` for `days_one`. Other keys are returned unchanged. */
export function withoutPluralSuffix(key: string): string {
  return key.replace(PLURAL_SUFFIX, '');
}
