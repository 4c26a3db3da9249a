/** What is allowed in branch files but probably not intended. The site is built anyway; a person should check. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { CLINIC_ID } from '../files/branchName.ts';
import { duplicates, valuesAt } from '../files/crossChecks.ts';
import type { SiteFiles } from '../files/parseFiles.ts';
import { closedWorkdays, endlessDiscounts, futureReviews, lastYearsHolidays, lastYearsOffers } from './dates.ts';
import { figureWarnings } from './figures.ts';
import { swallowedTexts } from './swallowedTexts.ts';
import { letterWarnings, longTexts, oddTexts, unknownLanguages } from './texts.ts';
import { textsAmong, valuesOf } from './values.ts';

/**
 * All warnings about the branch files.
 * @param today ISO day in Asia/Kolkata
 * @param languages codes of the languages of the site
 * @param about the files that are looked through; what several files have in common is looked for in all
 */
export function findWarnings(
  files: SiteFiles,
  today: string,
  languages: readonly string[],
  about = files.sources,
): readonly Problem[] {
  return [
    ...about.flatMap((source) => {
      const values = valuesOf(source);
      const texts = textsAmong(values);
      return [
        ...swallowedTexts(source, values),
        ...unknownLanguages(source, texts, languages),
        ...letterWarnings(source, texts, languages),
        ...figureWarnings(source, values),
        ...longTexts(source, texts),
        ...oddTexts(source, texts),
        ...endlessDiscounts(files, source, today),
        ...lastYearsOffers(files, source, today),
        ...lastYearsHolidays(files, source, today),
        ...futureReviews(source, today),
        ...closedWorkdays(files, source),
      ];
    }),
    ...duplicates(
      files.sources.flatMap((source) => valuesAt(source, 'offers', '*', 'id')),
      'offerInTwoFiles',
    ),
    // Pages of a branch would have the titles of another.
    ...duplicates(
      files.sources.filter(({ id }) => id !== CLINIC_ID).flatMap((source) => valuesAt(source, 'name', 'en')),
      'branchNameTwice',
    ),
  ];
}
