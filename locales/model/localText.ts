/** A text of the branch files by language code; English is always present. A code without a value counts as absent. */
export type LocalText = Readonly<{ en: string } & Record<string, string | null>>;

/** Whether a group in a branch file is a text by language code. */
export function isLocalText(value: object): value is LocalText {
  return (
    'en' in value &&
    typeof value.en === 'string' &&
    Object.values(value).every((text) => text === null || typeof text === 'string')
  );
}
