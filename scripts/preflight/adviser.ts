/** What may be shown only as the dental council's rules allow: the clinic asks its adviser, and shows what patients read. */
import { buildSite } from '../../branches/model/buildSite.ts';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { readResources } from '../../locales/model/resources.ts';
import { createSiteTranslator } from '../../renderer/i18n/placeholders.ts';

/**
 * The questions, each at the fact that it is about, with a sentence of the site to show. Before-and-after pictures are in no branch
 * file; their question is at the first line.
 * @param today ISO day in Asia/Kolkata
 */
export function questionsForAdviser(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  if (source.id !== CLINIC_ID) return [];
  const site = buildSite(COMBINED, files, today);
  const translator = createSiteTranslator(site, readResources(), SOURCE_LANGUAGE);
  const say = (...[namespace, key]: Parameters<typeof translator.find>) => translator.find(namespace, key).text;
  const { clinic } = files;
  const figures = (['patients', 'rating'] as const).map((stat) =>
    ['number', 'label'].map((part) => say('common', `stats.${stat}.${part}`)).join(' '),
  );
  const first = [...(clinic.testimonials ?? []), ...(clinic.reviews ?? [])][0]?.text.en;
  const questions: readonly (readonly [path: readonly string[], what: string, shown: string | undefined])[] = [
    [['stats'], 'figures about the clinic', figures.join(', ')],
    [
      ['consultation', 'freeOnlineCount'],
      'free consultations',
      say('online-free-consultations-and-appointments', 'hero.title'),
    ],
    [['testimonials'], 'what patients say about their treatment', first],
    [['reels'], 'videos in which patients talk about their treatment', clinic.reels?.[0]?.description.en],
    [[], 'before-and-after pictures', say('about', 'gallery.intro')],
  ];
  return questions.flatMap(([path, what, shown]) =>
    shown === undefined
      ? []
      : [source.problemAt(path, `Ask whether the website may show ${what}. Patients read: "${shown}"`)],
  );
}
