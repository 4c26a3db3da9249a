/** A text of the branch files by language code; English is always there. A code with nothing after it counts as not there. */
export type LocalText = Readonly<{ en: string } & Record<string, string | null>>;

/** Whether a group in a branch file is one text in several languages. */
export function isLocalText(value: object): value is LocalText {
  return (
    'en' in value &&
    typeof value.en === 'string' &&
    Object.values(value).every((text) => text === null || typeof text === 'string')
  );
}
