/** What laws and the dental council's rules ask: claims to have checked, consent, questions for the clinic's adviser. */

import type { Resource } from 'i18next';
import { parse } from 'yaml';
import { z } from 'zod';
import { CLINIC_ID } from '../../branches/model/files/branchName.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { SiteModel } from '../../branches/model/siteModel.ts';
import { filled } from '../../diagnostics/expectations.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { comparableText } from '../../diagnostics/normalText.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import words from '../../locales/en/editor-mistakes.json' with { type: 'json' };
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { createSiteTranslator } from '../language/placeholders.ts';
import type { Finding } from './finding.ts';

const { left } = words;

const pattern = z.string().transform((text) => new RegExp(text, 'giu'));
const rules = z.object({
  claims: z.array(
    z.object({ id: z.string(), why: z.string(), words: z.array(pattern), isFact: z.boolean().default(false) }),
  ),
  deniedBefore: pattern,
  deniedAfter: pattern,
});
type Rules = z.infer<typeof rules>;

let lastRead: Readonly<{ text: string; rules: Rules }> | undefined;

/**
 * The same object for the same text.
 * @param text of `claims.yaml`
 */
export function readRules(text: string): Rules {
  if (lastRead?.text !== text) lastRead = { text, rules: rules.parse(parse(text)) };
  return lastRead.rules;
}

/** Finds advertising claims in a file of texts, each once in a line. It looks again only at files that have changed. */
export const advertisingHints = memoizePerObject(findClaims);

/** @param shownLines a regular expression for the lines whose texts pages show */
function findClaims(
  { path, text }: Pick<YamlSource, 'path' | 'text'>,
  shownLines: string,
  rules: Rules,
): readonly Finding[] {
  const isShown = new RegExp(shownLines);
  return text.split('\n').flatMap((line, i) => {
    if (!isShown.test(line)) return [];
    // A word of plain letters is its own normal form.
    const shown = readable(line).replace(/[^ ]*[^\x20-\x7e][^ ]*/g, comparableText);
    return rules.claims.flatMap(({ id, words, why, isFact }) => {
      const matches = words.flatMap((pattern) => [...shown.matchAll(pattern)]);
      const claims = matches.filter(
        ({ 0: found, index }) => isFact || !isDenied(rules, shown, index, index + found.length),
      );
      const first = new Map(claims.toReversed().map((claim) => [claim[0].toLowerCase(), claim]));
      return [...first.values()].map(({ 0: claim, index }): Finding => {
        const message = `"${claim}" ${why}: have it checked against the dental council's code`;
        return {
          group: 'wording',
          file: path,
          line: i + 1,
          column: index + 1,
          message,
          plain: [`claims.${id}`, { claim }],
        };
      });
    });
  });
}

/** A line without its key, tags and placeholders; spaces keep the columns. */
const readable = (line: string) =>
  line.replace(/^\s*(?:- )?(?:"[^"]*"|\w+):|<[^>]*>|\{\{[^}]*\}\}/g, (part) => ' '.repeat(part.length));

const isDenied = ({ deniedBefore, deniedAfter }: Rules, text: string, start: number, end: number) =>
  text.slice(0, start).search(deniedBefore) >= 0 || text.slice(end).search(deniedAfter) >= 0;

/** What commands and the editor say in the same words. */
const remark = (key: keyof typeof left, values = {}) =>
  ['remark', { text: filled(left[key], values), plain: [`left.${key}`, values] }] as const;

export function consentDuties({ clinic }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID || clinic.tracking.pixelId === undefined) return [];
  return [
    source.problemAt(['tracking', 'pixelId'], ...remark('duty')),
    ...(clinic.legal?.privacyPolicy ? [] : [source.problemAt(['legal', 'privacyPolicy'], ...remark('noPolicy'))]),
  ];
}

/** The hosts besides that of its script that the payment provider needs: a button that works may still open no window. */
export function paymentHosts({ clinic }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID || Object.values(clinic.payment.hosts ?? {}).some((hosts) => hosts.length > 0)) return [];
  const { origin } = new URL(clinic.payment.script);
  return [source.problemAt(['payment', 'hosts'], ...remark('paymentHosts', { origin }))];
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
  const questions = [
    [['stats'], 'askStats', figures.join(', ')],
    [['consultation', 'freeOnlineCount'], 'askFree', freeOnline],
    [['testimonials'], 'askTestimonials', first],
    [['reels'], 'askReels', clinic.reels?.[0]?.description.en],
    [[], 'askPictures', say('about', 'gallery.intro')],
  ] as const;
  return questions.flatMap(([path, key, shown]) =>
    shown === undefined ? [] : [source.problemAt(path, ...remark(key, { shown }))],
  );
}
