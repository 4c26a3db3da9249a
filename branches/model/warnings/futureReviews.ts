import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { CLINIC_ID } from '../files/crossChecks.ts';
import type { SiteFiles } from '../files/parseFiles.ts';

/** A warning for every review that is dated after `today`. No mistake: a site can be built as on an earlier day. */
export function futureReviews({ clinic }: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  if (source.id !== CLINIC_ID) return [];
  return (clinic.reviews ?? []).flatMap(({ date }, index) => {
    if (date === undefined || date <= today) return [];
    const message = `reviews.date: found ${date}, which is after today (${today}). Type the day on which the review was written.`;
    return [source.problemAt(['reviews', index, 'date'], message)];
  });
}
