/** What is asked of the preview. */
import { z } from 'zod';
import { isDay } from '../../branches/model/day.ts';
import { LANGUAGES } from '../../locales/languages.ts';

const day = z.string().refine(isDay);
// A language may have been added since the editor started.
const language = z.string().refine((typed) => LANGUAGES.some(({ code }) => code === typed));

/** A site of the draft in a language, on a day; without it, today. */
export const siteView = z.strictObject({ variant: z.string(), day: day.optional(), language });
export type SiteView = Readonly<z.infer<typeof siteView>>;

/** A page of it, by its path without a language. */
export const pageView = siteView.extend({ path: z.string().startsWith('/') });
export type PageView = Readonly<z.infer<typeof pageView>>;

const step = z.union([z.string(), z.int().nonnegative()]);

/** What is being changed: a fact of a branch file, or a text. */
export const focus = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fact'), file: z.string(), path: z.array(step).readonly() }),
  z.strictObject({ kind: z.literal('text'), language: z.string(), namespace: z.string(), key: z.string() }),
]);
export type Focus = Readonly<z.infer<typeof focus>>;

/** A page to show, what to outline on it, and whether its elements name their texts, for clicks. */
export const pageRequest = z.strictObject({
  view: pageView,
  focus: focus.optional(),
  withTexts: z.boolean().optional(),
});

/** Query of a page's address on the preview's own origin: the site and the day. */
export const pageQuery = z.object({ site: z.string(), day: day.optional() });

/** Something to look for on the pages of a site. */
export const findRequest = z.strictObject({ view: pageView, focus });
