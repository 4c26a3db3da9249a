/** A kind of claim that the dental council's code may question. Other languages' words stand beside the English ones. */
export type Claim = Readonly<{
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
export const CLAIMS: readonly Claim[] = [
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
export const DENIALS = {
  before: /\b(?:not|never|no|nobody|cannot|without|rarely)\b[^.]{0,24}$/iu,
  after: /^[^.;:]{0,40}?(?:இல்லை|கிடையாது|முடியாது|அல்ல|மாட்ட|வேண்டாம்|கூடாது|தராது|ஆகாது)/u,
} as const;
