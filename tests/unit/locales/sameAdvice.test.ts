/** Advice that stands on several pages is the same on each, in both languages, as a patient may read only one. What cannot wait while the clinic is closed: `tests/html/pages/dangerSigns.test.ts`. */
import { describe, expect, test } from 'vitest';
import { CODES, type Code, found, pageText, placesOf, TEXTS } from './patientTexts.ts';

/** What texts speak of, then what each of them says, too; or its card, or another text of its page. */
type Said = readonly [about: RegExp, ...says: (RegExp | string)[]];
type Rule = Readonly<Record<Code, Said>> & Readonly<{ within?: 'text' | 'card' | 'page' }>;

const CLOSED = {
  en: 'When we are closed and it cannot wait, go to a hospital emergency department, or call {{clinic.ambulance}}.',
  ta: 'கிளினிக் மூடியிருந்து, காத்திருக்க முடியாவிட்டால், மருத்துவமனை அவசரப் பிரிவுக்குச் செல்லுங்கள், அல்லது {{clinic.ambulance}}-ஐ அழையுங்கள்.',
};
const AWAKE = { en: /keeps (?:you|your child) awake/, ta: /தூங்க விடாத வலி/ };
const SCRUB = { en: /scrub the root/, ta: /வேரைத் தேய்க்க வேண்டாம்/ };
const [TODAY, TODAY_IN_TAMIL] = [/today|the same day/, /இன்றே|அன்றே/];

const RULES: Readonly<Record<string, Rule>> = {
  'pressing on a bleeding is followed by a hospital if it does not stop': {
    en: [/clean cloth/, /\d+ minutes/, /call us\. If it still does not stop, go to a hospital at once/],
    ta: [/சுத்தமான துணி/, /20 நிமிடங்கள்/, /எங்களை அழையுங்கள்\. அப்படியும்(?: ரத்தம்)? நிற்காவிட்டால், உடனே மருத்துவமனைக்குச் செல்லுங்கள்/],
  },
  'whoever is told to take no aspirin for the pain is told to keep to the aspirin of their doctor': {
    en: [
      /\b(?:no|not take) aspirin/i,
      /If a doctor has prescribed aspirin for you(?: every day, keep taking it|, ask about it (?:today|that day))/,
    ],
    ta: [
      /ஆஸ்பிரின்(?:, இபுபுரோஃபென் இரண்டும்)? சாப்பிட(?: வேண்டாம்|க் கூடாது)/,
      /மருத்துவர் எழுதித் தந்த ஆஸ்பிரினை நிறுத்த வேண்டாம்|மருத்துவர் சொல்லி ஆஸ்பிரின் சாப்பிடுபவர் என்றால், அதைப் பற்றி/,
    ],
  },
  'a child gets aspirin only if a doctor has prescribed it': {
    en: [/aspirin to a child/, /unless a doctor has prescribed it/],
    ta: [/பிள்ளைகளுக்கு ஆஸ்பிரின்/, /மருத்துவர் எழுதித் தந்தால் தவிர/],
  },
  'whoever is told about painkillers is warned of two at once': {
    en: [/two (?:kinds|painkillers) together/, /never/i, /same medicine/],
    ta: [/சேர்த்துச் சாப்பிடக் கூடாது/, /ஒருபோதும்/, /ஒரே மருந்து/],
  },
  'whoever is told about painkillers is warned of the same illnesses': {
    en: [
      /pregnant or breastfeeding/,
      ...[/blood thinner/, /badly to one/, /high blood pressure/, /asthma/, /heart, stomach, liver or kidney/],
    ],
    ta: [
      /கர்ப்பம், தாய்ப்பால் கொடுத்தல்/,
      ...[/பிளட் தின்னர்/, /ஒத்துக்கொள்ளாமல் போனது/, /உயர் ரத்த அழுத்தம்/, /ஆஸ்துமா/],
      /இதயம், வயிறு \(அல்சர்\), கல்லீரல் அல்லது சிறுநீரக/,
    ],
  },
  'whoever is asked for a blood thinner is told never to stop it without a doctor': {
    en: [/[Nn]ame any blood thinner/, /Never stop .* on your own: ask the doctor who prescribed it/],
    ta: [/அதன் பெயர(?:ையும் சொல்லுங்கள்|்:)/, 'நீங்களாக நிறுத்தவே கூடாது; அதை எழுதித் தந்த மருத்துவரிடம் கேளுங்கள்'],
  },
  'blood thinners have five names before a treatment, and are never stopped without a doctor': {
    en: [
      /clopidogrel/,
      'such as aspirin, clopidogrel, warfarin, acenocoumarol or rivaroxaban',
      /Never stop .* on your own: ask the doctor who prescribed it/,
    ],
    ta: [
      /குளோபிடோக்ரல்/,
      'ஆஸ்பிரின், குளோபிடோக்ரல், வார்ஃபரின், அசினோகூமரால், ரிவராக்சபான்',
      'நீங்களாக நிறுத்தவே கூடாது; அதை எழுதித் தந்த மருத்துவரிடம் கேளுங்கள்',
    ],
  },
  'bleeding gums with fever send to a doctor the same day, without aspirin and ibuprofen': {
    en: [/dengue/, /see a doctor (?:today|the same day)/, /no aspirin or ibuprofen/, /prescribed aspirin/],
    ta: [/டெங்கு/, /(?:இன்றே|அன்றே) மருத்துவரைப் பாருங்கள்/, /ஆஸ்பிரின், இபுபுரோஃபென் இரண்டும் சாப்பிடக் கூடாது/],
  },
  'toothache with fever and a mouth that opens less than usual are for the same day': {
    en: [/toothache with fever|opens less than usual/, TODAY],
    ta: [/காய்ச்சலுடன் பல்வலி|வாய் வழக்கத்தைவிடக் குறைவாகத் திற/, TODAY_IN_TAMIL],
    within: 'card',
  },
  'pain that keeps somebody awake is for the same day': {
    en: [AWAKE.en, TODAY],
    ta: [AWAKE.ta, TODAY_IN_TAMIL],
    within: 'card',
  },
  'a knocked-out tooth goes into milk or saliva and never into water, and a milk tooth never back into the mouth': {
    en: [
      /knocked-out|is knocked out/,
      /within one hour/,
      /in milk, or in a cup with your (?:own|child’s) saliva/,
      /never keep it in water/i,
      /never put a milk tooth back/i,
    ],
    ta: [
      /அடிபட்டு(?:ப்| நிரந்தரப்) பல் விழுந்தா/,
      /ஒரு மணி நேரத்துக்குள்/,
      /பாலிலோ, டம்ளரில் (?:உங்கள்|குழந்தையின்) எச்சிலிலோ/,
      /தண்ணீரில் ஒருபோதும் போட்டு வைக்கக் கூடாது/,
      /பால் பல்லை ஒருபோதும் மீண்டும் பொருத்தக் கூடாது/,
    ],
    within: 'page',
  },
  'a knocked-out tooth is rinsed for seconds only and put back': {
    en: [
      SCRUB.en,
      /rinse it for a few seconds with milk, (?:your own )?saliva or, if you have neither, clean water/,
      /fully awake, put it back/,
    ],
    ta: [SCRUB.ta, /எச்சிலிலோ, இரண்டும் இல்லாவிட்டால் சுத்தமான தண்ணீரிலோ, சில நொடிகள் மட்டும் அலசுங்கள்/, /அதே இடத்தில் பொருத்/],
    within: 'card',
  },
  'where to go when we are closed is said in the same words everywhere': {
    en: [/When we are closed/, CLOSED.en],
    ta: [/கிளினிக் மூடியிருந்து/, CLOSED.ta],
  },
};

/** The same texts of both languages speak of it. */
test.each(Object.entries(RULES))('%s', (_promise, { within = 'text', ...said }) => {
  const places = (code: Code) => placesOf(code, said[code][0]).map(({ where }) => where);
  expect(places('en')).not.toEqual([]);
  expect(places('ta')).toEqual(places('en'));
  for (const code of CODES) {
    const [about, ...says] = said[code];
    for (const place of placesOf(code, about)) {
      for (const part of says) expect(place[within], `${place.where} (${code})`).toMatch(part);
    }
  }
});

const TREATING = ['dental-tips', 'kids-dentistry', 'root-canal-treatment', 'teeth-extraction', 'wisdom-tooth-removal'];

test.each<[what: string, about: Record<Code, RegExp>, files: readonly string[]]>([
  ['pain that keeps somebody awake is named on the page of each treatment for it', AWAKE, TREATING],
  ['everybody and parents read how to put a tooth back', SCRUB, ['tooth-pain-relief', 'kids-dentistry']],
])('%s', (_promise, about, files) => {
  for (const code of CODES)
    expect(
      placesOf(code, about[code]).map(({ file }) => file),
      code,
    ).toEqual(expect.arrayContaining([...files]));
});

test.each<[what: string, code: Code, pattern: RegExp, spans?: readonly string[]]>([
  ['a bleeding is pressed', 'en', /(?<=clean cloth[^.]*)\d+ minutes|\d+ minutes(?= of firm pressure)/g],
  ['a bleeding is pressed', 'ta', /\d+ நிமிடங்கள்(?= அழுத்தி(?:க் கடி|ப் பிடி))/g, ['20 நிமிடங்கள்', '30 நிமிடங்கள்']],
  ['the pad stays', 'en', /(?<=(?:gauze|pad)\b[^.]* for )\d+ minutes/g, ['30 minutes']],
  ['no child gets aspirin', 'en', /(?<=aspirin to a child )under \d+ years/g],
  ['no child gets aspirin', 'ta', /\d+ வயது நிரம்பாத(?= பிள்ளைகளுக்கு ஆஸ்பிரின்)/g],
  ['no child rinses', 'en', /(?<=hild(?:ren)? )under \d+ years(?=[^.]*(?:swallow|rinse|\), and brush))/g],
  ['no child rinses', 'ta', /\d+ வயது நிரம்பாத(?= குழந்தை)/g],
])('%s for as long, or below the same age, on every page (%s)', (_what, code, pattern, spans) => {
  const all = found(code, pattern).toSorted();
  expect(all).toEqual(spans ?? [all[0]]);
});

test.each(CODES)('nothing with fever stands among what is not urgent, which is for a day or two (%s)', (code) => {
  const texts = (part: string) =>
    TEXTS[code].filter(({ where }) => where.startsWith(`tooth-pain-relief: ${part}.`)).map(({ text }) => text);
  const fever = { en: /(?<!without )fever/, ta: /காய்ச்சல்(?! இல்லை)/ }[code];
  expect(texts('symptoms').filter((text) => fever.test(text))).toEqual([]);
  expect(texts('symptoms').join('\n')).toMatch({ en: /within a day or two/, ta: /ஓரிரு நாட்களுக்குள்/ }[code]);
  expect(texts('firstAid.bleeding').join('\n')).toMatch({ en: /gums with fever/, ta: /காய்ச்சலுடன் ஈறில் ரத்தம்/ }[code]);
});

test('a swollen face with fever sends to a hospital at once wherever it is named', () => {
  const places = placesOf('en', /(?:swollen|swelling)[^.]*\b(?:with|and there is) fever/i);
  const elsewhere = places.filter(({ where }) => !where.startsWith('common: emergency.'));
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { where, text } of elsewhere) {
    expect(text, where).toContain('go to a hospital at once');
    expect(TEXTS.ta.find((tamil) => tamil.where === where)?.text, where).toContain('உடனே மருத்துவமனைக்குச் செல்லுங்கள்');
  }
});

/** That every page of advice has the red card: `tests/html/pages/dangerSigns.test.ts`. */
const SIGNS = {
  en: [
    ...[/breathing/, /under the tongue/, /face with fever/, /bleeding/, /chest pain/],
    ...[/blow.*clear fluid from the nose or ear/, /loss of sight/],
    ...[/swelling of the lips.*after a medicine or an injection/, /infection with confusion.*shivering/],
  ],
  ta: [
    ...[/மூச்சு விட/, /நாக்குக்குக் கீழே/, /முக வீக்கத்துடன் காய்ச்சல்/, /ரத்தம்/, /நெஞ்சுவலி/],
    ...[/அடிபட்ட.*மூக்கிலோ காதிலோ தெளிந்த நீர்/, /பார்வை போவது/],
    ...[/மருந்துக்கோ ஊசிக்கோ பிறகு உதடு/, /தொற்றுடன் மனக் குழப்பம்.*குளிர் நடுக்கம்/],
  ],
};

test.each(CODES)('the red card names every danger sign, the seven that are never folded away first (%s)', (code) => {
  const items = TEXTS[code].filter(({ where }) => where.startsWith('common: emergency.items.'));
  expect(items.map(({ text }, i) => SIGNS[code][i]?.test(text))).toEqual(SIGNS[code].map(() => true));
});

/** What can change a treatment. */
const ASKED = {
  en: [
    ...[/diabetes/, /bleeding disorder/, /heart valve/, /pregnancy/, /allergies/, /radiation to the head or neck/],
    ...[/treatment for cancer/, /tablets or injections for weak bones/, /blood thinner/],
    /, and other medicines/,
  ],
  ta: [
    ...[/சர்க்கரை நோய்/, /ரத்தம் உறையாத நோய்/, /இதய வால்வு/, /கர்ப்பம்/, /ஒவ்வாமை/, /தலையிலோ கழுத்திலோ கதிர்வீச்சு/],
    ...[/புற்றுநோய்ச் சிகிச்சை/, /எலும்புத் தேய்மானத்துக்கான மாத்திரை அல்லது ஊசி/, /ரத்தம் உறையாமல் தடுக்கும் மாத்திரை/],
    /மற்ற மருந்துகள்/,
  ],
};

test.each(CODES)('patients are asked for every illness and medicine that can change a treatment (%s)', (code) => {
  const [history] = TEXTS[code].filter(({ where }) => where === 'services: history');
  for (const part of ASKED[code]) expect(history?.text).toMatch(part);
});

describe('after a tooth is taken out', () => {
  const NUMB = {
    en: /lip, chin or tongue (?:is|that is) still numb the next day/,
    ta: /(?:உதடோ முகவாயோ நாக்கோ மறுநாளும் மரத்துப்போயிருந்தாலோ|அடுத்த நாளும் மரத்துப்போயிருக்கும் உதடு, முகவாய் அல்லது நாக்கு)/,
  };
  const SOCKET = {
    en: /a socket that is still sore, or no smaller, after/,
    ta: /வலிக்கும், அல்லது சிறிதாகாத பல் குழியை எங்களிடம் காட்டுங்கள்/,
  };
  const TOBACCO = {
    en: /not smoke, (?:or )?chew tobacco, paan or gutka/,
    ta: /புகைபிடிக்கவோ, புகையிலை, வெற்றிலை பாக்கு, குட்கா போடவோ/,
  };
  const PAD = {
    en: /[Bb]ite (?:firmly )?on (?:the gauze|the pad|gauze, a soft pad,) for 30 minutes/,
    ta: /சுத்தமான பஞ்சுத் துணியை 30 நிமிடங்கள்/,
  };
  const BLEEDING = { en: /Bleeding that starts again/, ta: /மீண்டும் வரும் ரத்தம்/ };

  test.each([
    ['teeth-extraction', [NUMB, SOCKET, TOBACCO, PAD, BLEEDING]],
    ['wisdom-tooth-removal', [NUMB, SOCKET, TOBACCO, PAD, BLEEDING]],
    ['dental-implants', [NUMB, TOBACCO, BLEEDING]],
    ['laser-dentistry', [TOBACCO]],
  ] as const)('%s says what must not be missed at home, in both languages', (file, rules) => {
    for (const code of CODES) for (const rule of rules) expect(pageText(code, file), code).toMatch(rule[code]);
  });

  test('the pad stays for thirty minutes wherever Tamil speaks of it', () => {
    expect(found('ta', /பஞ்சுத் துணியை? [^.;]*/g).filter((text) => !text.includes('30 நிமிடங்கள்'))).toEqual([]);
  });
});
