/** What is allowed in branch files but probably not intended. The site is built anyway; a person should check. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { SiteFiles } from '../files/parseFiles.ts';
import { closedWorkdays } from './closedWorkdays.ts';
import { futureReviews } from './futureReviews.ts';
import { letterWarnings } from './letters.ts';
import { lastYearsHolidays, lastYearsOffers } from './pastDays.ts';
import { sharedOfferIds } from './sharedOfferIds.ts';
import { sizeWarnings } from './sizes.ts';
import { swallowedTexts } from './swallowedTexts.ts';
import { unknownLanguages } from './unknownLanguages.ts';
import { unknownNumbers } from './unknownNumbers.ts';
import { textsAmong, valuesOf } from './values.ts';

/**
 * All warnings about the branch files.
 * @param today ISO day in Asia/Kolkata
 * @param languages codes of the languages of the site
 */
export function findWarnings(files: SiteFiles, today: string, languages: readonly string[]): readonly Problem[] {
  return [
    ...files.sources.flatMap((source) => {
      const values = valuesOf(source);
      const texts = textsAmong(values);
      return [
        ...swallowedTexts(source, values),
        ...unknownLanguages(source, texts, languages),
        ...letterWarnings(source, texts, languages),
        ...unknownNumbers(source, values),
        ...sizeWarnings(source, values, texts),
        ...lastYearsOffers(files, source, today),
        ...lastYearsHolidays(files, source, today),
        ...futureReviews(files, source, today),
        ...closedWorkdays(files, source),
      ];
    }),
    ...sharedOfferIds(files.sources),
  ];
}
