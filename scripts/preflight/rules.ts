/** What laws and the dental council's rules ask: claims to have checked, consent, questions for the clinic's adviser. */

import type { Resource } from 'i18next';
import { parse } from 'yaml';
import { z } from 'zod';
import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { comparableText } from '../../diagnostics/normalText.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { createSiteTranslator } from '../../renderer/i18n/placeholders.ts';
import type { Finding } from './finding.ts';

const pattern = z.string().transform((text) => new RegExp(text, 'giu'));
const rules = z.object({
  claims: z.array(z.object({ why: z.string(), words: z.array(pattern), isFact: z.boolean().default(false) })),
  deniedBefore: pattern,
  deniedAfter: pattern,
});
type Rules = z.infer<typeof rules>;

/** @param text of `claims.yaml` */
export const readRules = (text: string): Rules => rules.parse(parse(text));

/**
 * Finds advertising claims in a file of texts, each once in a line.
 * @param isText whether a line holds a text that pages show
 */
export function advertisingHints(
  { path, text }: Pick<YamlSource, 'path' | 'text'>,
  isText: (line: string) => boolean,
  rules: Rules,
): Finding[] {
  return text.split('\n').flatMap((line, i) => {
    if (!isText(line)) return [];
    const shown = readable(line).replace(/[^ ]+/g, comparableText);
    return rules.claims.flatMap(({ words, why, isFact }) => {
      const matches = words.flatMap((pattern) => [...shown.matchAll(pattern)]);
      const claims = matches.filter(
        ({ 0: found, index }) => isFact || !isDenied(rules, shown, index, index + found.length),
      );
      const first = new Map(claims.toReversed().map((claim) => [claim[0].toLowerCase(), claim]));
      return [...first.values()].map(({ 0: claim, index }): Finding => {
        const message = `"${claim}" ${why}: have it checked against the dental council's code`;
        return { group: 'wording', file: path, line: i + 1, column: index + 1, message };
      });
    });
  });
}

/** A line without its key, tags and placeholders; spaces keep the columns. */
const readable = (line: string) =>
  line.replace(/^\s*(?:- )?(?:"[^"]*"|\w+):|<[^>]*>|\{\{[^}]*\}\}/g, (part) => ' '.repeat(part.length));

const isDenied = ({ deniedBefore, deniedAfter }: Rules, text: string, start: number, end: number) =>
  text.slice(0, start).search(deniedBefore) >= 0 || text.slice(end).search(deniedAfter) >= 0;

const DUTY =
  "India's Digital Personal Data Protection Act, 2023, asks for consent that is free, specific, informed and unambiguous, and as easy to withdraw as to give: the site asks before it loads the pixel, and the footer changes the answer; whatever else you do with what the advertising network collects is for you to answer for.";
const NO_POLICY =
  'patients who are asked to agree must be able to read what is collected, by whom, and how to complain. Put the address of your privacy policy there.';

export function consentDuties({ clinic }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID || clinic.tracking.pixelId === undefined) return [];
  return [
    source.problemAt(['tracking', 'pixelId'], 'remark', { text: DUTY }),
    ...(clinic.legal?.privacyPolicy
      ? []
      : [
          source.problemAt(['legal', 'privacyPolicy'], 'remark', {
            text: `tracking.pixelId is set, but legal.privacyPolicy is empty: ${NO_POLICY}`,
            plain: NO_POLICY,
          }),
        ]),
  ];
}

/** The hosts besides that of its script that the payment provider needs: a button that works may still open no window. */
export function paymentHosts({ clinic }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID || Object.values(clinic.payment.hosts ?? {}).some((hosts) => hosts.length > 0)) return [];
  const text = `only ${new URL(clinic.payment.script).origin}, the host of its script, may show the payment button and open its window: type the hosts that the provider's documents name for content security policies, and try a payment`;
  return [source.problemAt(['payment', 'hosts'], 'remark', { text })];
}

/**
 * What may be shown only as the dental council's rules allow: each question for the clinic's adviser at the fact that it is about, with a
 * sentence of the site to show.
 */
export function questionsForAdviser(
  { clinic }: SiteFiles,
  source: YamlSource,
  site: SiteModel,
  words: Resource,
): readonly Problem[] {
  if (source.id !== CLINIC_ID) return [];
  const translator = createSiteTranslator(site, words, SOURCE_LANGUAGE);
  const say = (...[namespace, key]: Parameters<typeof translator.find>) => translator.find(namespace, key).text;
  const figures = (['patients', 'rating'] as const).map((stat) =>
    ['number', 'label'].map((part) => say('common', `stats.${stat}.${part}`)).join(' '),
  );
  const first = [...(clinic.testimonials ?? []), ...(clinic.reviews ?? [])][0]?.text.en;
  const freeOnline = say('online-free-consultations-and-appointments', 'hero.title');
  const questions: readonly (readonly [path: readonly string[], what: string, shown: string | undefined])[] = [
    [['stats'], 'figures about the clinic', figures.join(', ')],
    [['consultation', 'freeOnlineCount'], 'free consultations', freeOnline],
    [['testimonials'], 'what patients say about their treatment', first],
    [['reels'], 'videos in which patients talk about their treatment', clinic.reels?.[0]?.description.en],
    [[], 'before-and-after pictures', say('about', 'gallery.intro')],
  ];
  return questions
    .filter(([, , shown]) => shown !== undefined)
    .map(([path, what, shown]) =>
      source.problemAt(path, 'remark', {
        text: `Ask whether the website may show ${what}. Patients read: "${shown}"`,
      }),
    );
}
