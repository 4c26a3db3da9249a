import { freeConsultations } from '../../branches/model/freeConsultations.ts';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import { readableLength } from '../../locales/model/readableLength.ts';
import type { ResolvedText } from '../language/languageMarks.ts';
import { localText, type Values } from '../language/translator.ts';
import type { PageModel } from './pageModel.ts';
import { hasNamedServices } from './services.ts';

type NamedPage = Pick<PageModel, 'route' | 'translator' | 'language'>;

/** Letters of a title that search engines show. A page is known by its own name: that of a group of clinics gives way. */
const MAX_TITLE = 70;

/** The document title: the page's name and the clinic's. */
export function pageTitle(page: PageModel): string {
  const title = findPageName(page).text;
  const whole = page.translator.find('common', 'titlePattern', { title }).text;
  return areManyBranches(page.site.branches) && readableLength(whole) > MAX_TITLE ? title : whole;
}

/** The page's title without the clinic's name, and the language it was found in. */
export const findPageName = (page: NamedPage): ResolvedText => findMeta(page, 'title');

/** The meta description. It changes once no free consultations are left, and where a site does not have all treatments that it names. */
export function pageDescription(page: PageModel): string {
  const id = page.route?.id ?? '';
  const isOver = id === 'consultation' && freeConsultations(page.site) === 'none';
  const isFewer = ['home', 'services'].includes(id) && !hasNamedServices(page.site);
  return findMeta(page, isOver ? 'descriptionEnded' : isFewer ? 'descriptionFewer' : 'description').text;
}

function findMeta(
  { route, translator, language }: NamedPage,
  part: 'title' | 'description' | 'descriptionEnded' | 'descriptionFewer',
): ResolvedText {
  const namespace = route?.namespace ?? 'not-found';
  const values: Values = route?.branch
    ? { branch: localText(route.branch.name, language).text, area: localText(route.branch.area, language).text }
    : {};
  return translator.find(namespace, `meta.${part}`, values);
}
