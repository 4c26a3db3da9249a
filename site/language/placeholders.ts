/** The placeholders that any text may use, such as {{price.filling}}: see locales/README.md. */
import type { Resource } from 'i18next';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { LocalText, SiteModel } from '../../branches/model/siteModel.ts';
import { PRICE_IDS, TREATMENT_IDS } from '../../branches/model/treatments.ts';
import { type Language, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { formatBranches } from './branchNames.ts';
import { formatFigures, formatNumber, formatPrice } from './figures.ts';
import { createTranslator, localText, type Placeholders, type Translator } from './translator.ts';

/**
 * Creates the translator of a language, with the placeholders of a site.
 * @param english the site's translator of the source language, if there is one already
 * @param areOfMany whether the site's branches are some of many
 */
export function createSiteTranslator(
  site: SiteModel,
  words: Resource,
  language: Language,
  english = language === SOURCE_LANGUAGE ? undefined : createSiteTranslator(site, words, SOURCE_LANGUAGE),
  areOfMany = areManyBranches(site.branches),
): Translator {
  const placeholders = createPlaceholders(site, words, language, areOfMany);
  return createTranslator(words, language, placeholders, site.branches.length, english);
}

/** The placeholders of a site, in the words of a language. */
export function createPlaceholders(
  site: SiteModel,
  resources: Resource,
  language: Language,
  areOfMany = areManyBranches(site.branches),
): Placeholders {
  const { clinic } = site;
  const words = createTranslator(resources, language, {}, site.branches.length).figures;
  const say = (text: LocalText) => localText(text, language).text;
  const rupees = (amount: number) => formatPrice({ exact: amount }, words);
  const { from, to } = clinic.advice.brushingHelpUntilAge;

  return {
    clinic: { name: say(clinic.name), ambulance: clinic.ambulance },
    branches: {
      names: formatBranches(site.branches, words, 'and', areOfMany),
      anyName: formatBranches(site.branches, words, 'or', areOfMany),
    },
    primary: { name: say(site.primary.name), phone: formatPhone(site.primary.phone) },
    stats: {
      patients: formatNumber(clinic.stats.patients),
      rating: String(clinic.stats.rating),
      reviews: formatNumber(clinic.stats.reviews),
    },
    price: Object.fromEntries(PRICE_IDS.map((id) => [id, formatPrice(clinic.prices[id], words)])),
    treatment: Object.fromEntries(
      TREATMENT_IDS.map((id) => [id, formatFigures(clinic.treatments[id].page, words) as Placeholders]),
    ),
    consultation: {
      freeOnlineCount: formatNumber(clinic.consultation.freeOnlineCount),
      onlinePrice: rupees(clinic.consultation.onlinePrice),
      clinicPrice: rupees(clinic.consultation.clinicPrice),
    },
    advice: {
      checkUpMonths: formatNumber(clinic.advice.checkUpMonths),
      ulcerWeeks: formatNumber(clinic.advice.ulcerWeeks),
      brushingHelpUntilAge: words.find('common', 'figures.range', { from, to }).text,
    },
  };
}
