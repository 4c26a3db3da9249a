/** What laws and the dental council's rules ask: claims to have checked, consent, questions for the clinic's adviser. */
import type { Resource } from 'i18next';
import { buildSite } from '../../branches/model/buildSite.ts';
import { CLINIC_ID, COMBINED } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { createSiteTranslator } from '../../renderer/i18n/placeholders.ts';
import type { Finding } from './finding.ts';

/**
 * Finds advertising claims in a file of texts.
 * @param source a branch file or words file
 * @param isText whether a line holds a text that pages show
 */
export function advertisingHints(
  source: Pick<YamlSource, 'path' | 'text'>,
  isText: (line: string) => boolean,
): Finding[] {
  return source.text.split('\n').flatMap((text, i) =>
    isText(text)
      ? claimsIn(readable(text)).map(({ column, message }) => ({
          group: 'wording',
          file: source.path,
          line: i + 1,
          column,
          message,
        }))
      : [],
  );
}

/** A line without its key, tags and placeholders; spaces keep the columns. */
const readable = (line: string) =>
  line.replace(/^\s*(?:- )?(?:"[^"]*"|\w+):|<[^>]*>|\{\{[^}]*\}\}/g, (part) => ' '.repeat(part.length));

/** The claims of a line, each once. */
function claimsIn(text: string): readonly Pick<Required<Finding>, 'column' | 'message'>[] {
  return CLAIMS.flatMap(({ words, why, isFact }) => {
    const matches = Object.values(words).flatMap((pattern) => [...text.matchAll(pattern)]);
    const claims = matches.filter(({ 0: found, index }) => isFact || !isDenied(text, index, index + found.length));
    const first = new Map(claims.toReversed().map((claim) => [claim[0].toLowerCase(), claim]));
    return [...first.values()].map(({ 0: claim, index }) => ({
      column: index + 1,
      message: `"${claim}" ${why}: have it checked against the dental council's code`,
    }));
  });
}

const isDenied = (text: string, start: number, end: number) =>
  DENIALS.before.test(text.slice(0, start)) || DENIALS.after.test(text.slice(end));

/** A kind of claim that the dental council's code may question. Other languages' words stand beside the English ones. */
type Claim = Readonly<{
  /** Completes a sentence that begins with the words found. */
  why: string;
  words: Readonly<Record<string, RegExp>>;
  /** Told even where it is denied: "no discount" speaks of discounts, too. */
  isFact?: boolean;
}>;

/**
 * What the Revised Dentists (Code of Ethics) Regulations, 2014, call unethical, as words: claims of superiority, false promises, boasting of
 * cases and cures, inducements and rebates. A website may give facts, treatments and fees. It is a list to think about, not the law.
 */
const CLAIMS: readonly Claim[] = [
  {
    why: 'compares the clinic with others',
    words: {
      en: /\b(?:best|no\. ?1|number one|leading|finest|world[- ]class|unmatched|unrivalled|most (?:advanced|trusted|experienced))\b/giu,
      ta: /(?:மிகச்? ?சிறந்த|தலைசிறந்த|சிறந்த (?:பல் |கிளினிக்|மருத்துவ|சிகிச்சை|சேவை)|முதன்மையான|ஒப்பற்ற|நம்பர் ?(?:1|ஒன்)|உலகத் ?தர)/gu,
    },
  },
  {
    why: 'promises a result',
    words: {
      en: /\b(?:guarantee[ds]?|100 ?%|lifelong|for life|permanent(?! (?:tooth|teeth))\w*|never fails?|always works?)/giu,
      ta: /(?:உத்தரவாத|கேரண்டி|100 ?%|நூறு சதவீத|வாழ்நாள் முழு|நிரந்தரமா[கன]|நிரந்தரத் தீர்வு)/gu,
    },
  },
  {
    why: 'promises that nothing hurts or goes wrong',
    words: {
      en: /\b(?:painless\w*|pain[- ]free|(?<!causes? )no pain|risk[- ]free|without (?:any )?risk|no side effects|completely safe)\b/giu,
      ta: /(?:வலியே ?இல்லா(?:மல்|த|து)|வலி ?இல்லாத|வலியில்லா(?:மல்|த)|வலியின்றி|வலியற்ற|பக்கவிளைவு(?:கள்|களே)? ?இல்லாத|முற்றிலும் பாதுகாப்பான)/gu,
    },
  },
  {
    why: 'promises a cure',
    words: {
      en: /\b(?:cures?|cured|miracle\w*|(?:heals?|healed) (?:completely|fully)|(?:completely|fully) heal(?:s|ed)?|gone for good)\b/giu,
      ta: /(?:(?:முழுமையாக|முற்றிலும்|நிச்சயம்|உடனே)க்? ?குணமா|குணமாக்கும்|குணமாக்குவோம்|குணப்படுத்)/gu,
    },
  },
  {
    why: 'advertises a discount on treatment, which the code may call a rebate',
    words: {
      en: /\b(?:discounts?|\d+ ?% off|half price|cheapest|lowest price|cashback|special price)(?!\w)/giu,
      ta: /(?:தள்ளுபடி|பாதி விலை|பாதிக் கட்டண|சலுகை(?:க் ?கட்டண|க் ?விலை| விலை)|மிகக் குறைந்த (?:விலை|கட்டண))/gu,
    },
    isFact: true,
  },
  {
    why: 'offers something for nothing, which the code may call an inducement',
    words: {
      // Not a free day, a person who is free to go, sugar-free.
      en: /(?<![-\w]|\bfeel )free\b(?! (?:to|days?|times?|hours?|from)\b| of (?!charge))/giu,
      ta: /(?:இலவச)/gu,
    },
    isFact: true,
  },
  {
    why: "shows what patients say of a treatment, which the code may call boasting of cases: have their consent, and no patient's name with a treatment",
    words: {
      en: /\b(?:testimonials?|success stor(?:y|ies)|(?:happy|satisfied) patients?|stories from our patients)\b/giu,
      ta: /(?:வெற்றிக் கதை|(?:மகிழ்ச்சியான|திருப்தியான) நோயாளி|நோயாளிகளின் (?:கதை|அனுபவ))/gu,
    },
  },
];

/** Words that deny a claim before them or after them: "no treatment is painless", "வலியே இல்லாமல் செய்ய முடியாது". */
const DENIALS = {
  before: /\b(?:not|never|no|nobody|cannot|without|rarely)\b[^.]{0,24}$/iu,
  after: /^[^.;:]{0,40}?(?:இல்லை|கிடையாது|முடியாது|அல்ல|மாட்ட|வேண்டாம்|கூடாது|தராது|ஆகாது)/u,
} as const;

// FILE: /** What the law asks of a clinic that has turned its tracking pixel on. */
const DUTY =
  "India's Digital Personal Data Protection Act, 2023, asks for consent that is free, specific, informed and unambiguous, and as easy to withdraw as to give: the site asks before it loads the pixel, and the footer changes the answer; whatever else you do with what the advertising network collects is for you to answer for.";
const NO_POLICY =
  'tracking.pixelId is set, but legal.privacyPolicy is empty: patients who are asked to agree must be able to read what is collected, by whom, and how to complain. Put the address of your privacy policy there.';

/** The duty at `tracking.pixelId`, and what is missing for it; nothing without a pixel. */
export function consentDuties({ clinic }: SiteFiles, source: YamlSource): readonly Problem[] {
  if (source.id !== CLINIC_ID || clinic.tracking.pixelId === undefined) return [];
  const { legal } = clinic;
  return [
    source.problemAt(['tracking', 'pixelId'], DUTY),
    ...(legal?.privacyPolicy ? [] : [source.problemAt(['legal', 'privacyPolicy'], NO_POLICY)]),
  ];
}

// FILE: /** What may be shown only as the dental council's rules allow: the clinic asks its adviser, and shows what patients read. */
/**
 * The questions, each at the fact that it is about, with a sentence of the site to show. Before-and-after pictures are in no branch
 * file; their question is at the first line.
 * @param words of all languages
 * @param today ISO day in Asia/Kolkata
 */
export function questionsForAdviser(
  files: SiteFiles,
  source: YamlSource,
  words: Resource,
  today: string,
): readonly Problem[] {
  if (source.id !== CLINIC_ID) return [];
  const site = buildSite(COMBINED, files, today);
  const translator = createSiteTranslator(site, words, SOURCE_LANGUAGE);
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
