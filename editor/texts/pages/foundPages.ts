import { z } from 'zod';
import { withoutPluralSuffix } from '../../../locales/model/neededTexts.ts';

/** The pages of the site, and which of them show each text: by `namespace: key`, as places in the list of paths. */
export const foundPages = z.object({
  paths: z.array(z.string()),
  texts: z.record(z.string(), z.array(z.number().int().nonnegative())),
});

export type FoundPages = z.infer<typeof foundPages>;

type Place = Readonly<{ namespace: string; key: string }>;

/** The paths of the pages that show a text. A plural form that English lacks is shown where its `_other` is. */
export function pagesOf({ namespace, key }: Place, { paths, texts }: FoundPages): readonly string[] {
  const places = texts[`${namespace}: ${key}`] ?? texts[`${namespace}: ${withoutPluralSuffix(key)}_other`] ?? [];
  return places.flatMap((place) => paths[place] ?? []);
}
