import type { Translator } from './translator.ts';

/** What screen readers say besides a link's visible label. */
export type LinkName = Readonly<{
  /** The branch that a link with directions leads to. */
  directionsTo?: string;
  /** What a link is about, if its label is the same as that of other links: "More Details: Dentures". */
  about?: string;
  /** What happens with a phone number that is the label: "Call Chennai: +91 98400 12345". */
  action?: string;
  /** Whether the link opens a new tab. */
  newTab?: boolean;
}>;

/** Stands for the visible label while its place in the name is looked up. */
const LABEL = '\u0000';

/**
 * The words of a link's name before and after its visible label. The texts of `linkNames` in `common` put the label where the
 * language needs it: "Get Directions to Chennai", "சென்னை கிளைக்கு வழி காண".
 * @returns `language`: that of the words
 */
export function aroundLabel(
  { directionsTo, about, action, newTab }: LinkName,
  { find }: Pick<Translator, 'find'>,
): Readonly<{ before: string; after: string; language: string | undefined }> {
  let name = LABEL;
  let language: string | undefined;
  const wrap = (key: string, values?: Readonly<Record<string, string>>) => {
    ({ text: name, language } = find('common', `linkNames.${key}`, { ...values, label: name }));
  };
  if (directionsTo !== undefined) wrap('directions', { branch: directionsTo });
  if (about !== undefined) wrap('about', { about });
  if (action !== undefined) wrap('number', { action });
  if (newTab) wrap('newTab');
  const [before = '', after = ''] = name.split(LABEL);
  return { before, after, language };
}
