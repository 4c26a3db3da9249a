import { z } from 'zod';
import type { SiteModel } from '../../../branches/model/siteModel.ts';

const treatment = z.looseObject({ page: z.unknown(), card: z.unknown() });
const branch = z.looseObject({ id: z.string(), exceptions: z.array(z.looseObject({ day: z.string() })) });
const offer = z.looseObject({ id: z.string(), whatsapp: z.string() });

/** What a report has to know of the facts that it compares; all others are compared by their names. */
const factsSchema = z.object({
  variant: z.string(),
  today: z.string(),
  siteUrl: z.string(),
  primary: z.object({ id: z.string(), whatsapp: z.string() }),
  clinic: z.looseObject({ treatments: z.record(z.string(), treatment) }),
  branches: z.array(branch),
  offers: z.array(offer),
});
export type Facts = z.infer<typeof factsSchema>;

/** The facts of a site as they are read back. */
export function factsOf(site: SiteModel): Facts {
  return factsSchema.parse(JSON.parse(JSON.stringify(site)));
}

/**
 * The facts that a build has kept.
 * @returns nothing where the text is cut off, or an older program has written it
 */
export function readFacts(text: string): Facts | undefined {
  try {
    return factsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
