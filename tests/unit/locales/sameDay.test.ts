/** What cannot wait is told in the same way on each page, in both languages, and also when the clinic is closed. */
import { expect, test } from 'vitest';
import { CODES, expectEverywhere, placesOf, TEXTS } from './patientTexts.ts';

const ALOUD = { en: 'English', ta: 'Tamil' } as const;
const LANGUAGES = CODES.map((code) => ({ code, language: ALOUD[code] }));

test('bleeding gums with fever send to a doctor the same day, without aspirin and ibuprofen', () => {
  expectEverywhere(
    { en: /dengue/, ta: /டெங்கு/ },
    {
      en: [/see a doctor (?:today|the same day)/, /no aspirin or ibuprofen/, /prescribed aspirin/],
      ta: [/(?:இன்றே|அன்றே) மருத்துவரைப் பாருங்கள்/, /ஆஸ்பிரின், இபுபுரோஃபென் இரண்டும் சாப்பிடக் கூடாது/],
    },
  );
});

test('toothache with fever and a mouth that opens less than usual are for the same day', () => {
  expectEverywhere(
    {
      en: /toothache with fever|opens less than usual/,
      ta: /காய்ச்சலுடன் பல்வலி|வாய் வழக்கத்தைவிடக் குறைவாகத் திற/,
    },
    { en: [/today|the same day/], ta: [/இன்றே|அன்றே/] },
    'card',
  );
});

test('pain that keeps somebody awake is for the same day, on the page of each treatment for it and for children too', () => {
  const awake = { en: /keeps (?:you|your child) awake/, ta: /தூங்க விடாத வலி/ };
  const sayings = { en: [/today|the same day/], ta: [/இன்றே|அன்றே/] };
  expectEverywhere(awake, sayings, 'card');
  for (const code of CODES) {
    const files = new Set(placesOf(code, awake[code]).map(({ file }) => file));
    const treating = [
      'dental-tips',
      'kids-dentistry',
      'root-canal-treatment',
      'teeth-extraction',
      'wisdom-tooth-removal',
    ];
    expect([...files], code).toEqual(expect.arrayContaining(treating));
  }
});

test.each(LANGUAGES)(
  'nothing with fever stands among what is not urgent, which is for a day or two ($language)',
  ({ code }) => {
    const card = (name: string) =>
      TEXTS[code].filter(({ where }) => where.startsWith(`tooth-pain-relief: help.${name}.`)).map(({ text }) => text);
    const fever = { en: /fever/, ta: /காய்ச்சல்/ }[code];
    const without = { en: /without fever/, ta: /காய்ச்சல் இல்லை/ }[code];
    expect(card('routine').filter((text) => fever.test(text) && !without.test(text))).toEqual([]);
    expect(card('routine').join('\n')).toMatch({ en: /within a day or two/, ta: /ஓரிரு நாட்களுக்குள்/ }[code]);
    expect(card('urgent').join('\n')).toMatch({ en: /gums with fever/, ta: /காய்ச்சலுடன் ஈறில் ரத்தம்/ }[code]);
  },
);

test('a knocked-out tooth goes into milk or saliva and never into water, and a milk tooth never back into the mouth', () => {
  expectEverywhere(
    { en: /knocked[- ]out/, ta: /அடிபட்டு(?:ப்| நிரந்தரப்) பல் விழுந்தா/ },
    {
      en: [
        /within one hour/,
        /in milk, or in a cup with your (?:own|child’s) saliva/,
        /never keep it in water/i,
        /never put a milk tooth back/i,
      ],
      ta: [
        /ஒரு மணி நேரத்துக்குள்/,
        /பாலிலோ, டம்ளரில் (?:உங்கள்|குழந்தையின்) எச்சிலிலோ/,
        /தண்ணீரில் ஒருபோதும் போட்டு வைக்கக் கூடாது/,
        /பால் பல்லை ஒருபோதும் மீண்டும் பொருத்தக் கூடாது/,
      ],
    },
    'page',
  );
});

test('a knocked-out tooth is rinsed for seconds only and put back, as the pages for everybody and for parents say', () => {
  const about = { en: /scrub the root/, ta: /வேரைத் தேய்க்க வேண்டாம்/ };
  const says = {
    en: [
      /rinse it for a few seconds with milk, (?:your own )?saliva or, if you have neither, clean water/,
      /fully awake, put it back/,
    ],
    ta: [/எச்சிலிலோ, இரண்டும் இல்லாவிட்டால் சுத்தமான தண்ணீரிலோ, சில நொடிகள் மட்டும் அலசுங்கள்/, /அதே இடத்தில் பொருத்/],
  };
  expectEverywhere(about, says, 'card');
  expect(placesOf('en', about.en).map(({ file }) => file)).toEqual(
    expect.arrayContaining(['tooth-pain-relief', 'kids-dentistry']),
  );
});

const CLOSED = {
  en: 'When we are closed and it cannot wait, go to a hospital emergency department, or call {{clinic.ambulance}}.',
  ta: 'கிளினிக் மூடியிருந்து, காத்திருக்க முடியாவிட்டால், மருத்துவமனை அவசரப் பிரிவுக்குச் செல்லுங்கள், அல்லது {{clinic.ambulance}}-ஐ அழையுங்கள்.',
};

test('whoever has to call us the same day reads in the same card where to go when we are closed', () => {
  expectEverywhere(
    {
      en: /\b(?:call us|come|bring your child|need a dentist)\b[^.;]*(?:the same day|at once|straight away)|strong pain, please call|^See a dentist today$/i,
      ta: /(?:அன்றே|உடனே)(?: <[^>]*>)? ?(?:எங்களை அழை|குழந்தையை அழைத்து வா|அழைத்து வா|பல் மருத்துவரிடம் வர)|கடுமையான வலி இருந்தால், தயவுசெய்து அழையுங்கள்|^இன்றே பல் மருத்துவரைப் பாருங்கள்$/,
    },
    { en: [CLOSED.en], ta: [CLOSED.ta] },
    'card',
  );
});

test('whoever has to call us the same day reads it in the same words everywhere', () => {
  expectEverywhere({ en: /When we are closed/, ta: /கிளினிக் மூடியிருந்து/ }, { en: [CLOSED.en], ta: [CLOSED.ta] });
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
