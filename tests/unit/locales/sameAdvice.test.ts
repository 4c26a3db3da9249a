/** Advice that stands on several pages is the same on each, in both languages: a patient may read only one of them. */
import { expect, test } from 'vitest';
import { expectEverywhere, found } from './patientTexts.ts';

test('pressing on a bleeding takes as long on every page, and a hospital follows if it does not stop', () => {
  expect(found('en', /(?<=clean cloth[^.]*)\d+ minutes|\d+ minutes(?= of firm pressure)/g)).toHaveLength(1);
  expect(found('ta', /\d+ நிமிடங்கள்(?= அழுத்தி(?:க் கடி|ப் பிடி))/g).sort()).toEqual(['20 நிமிடங்கள்', '30 நிமிடங்கள்']);
  expectEverywhere(
    { en: /clean cloth/, ta: /சுத்தமான துணி/ },
    {
      en: [/\d+ minutes/, /call us\. If it still does not stop, go to a hospital at once/],
      ta: [/20 நிமிடங்கள்/, /எங்களை அழையுங்கள்\. அப்படியும்(?: ரத்தம்)? நிற்காவிட்டால், உடனே மருத்துவமனைக்குச் செல்லுங்கள்/],
    },
  );
});

test('whoever is told to take no aspirin for the pain is told to keep to the aspirin of their doctor', () => {
  expectEverywhere(
    { en: /\b(?:no|not take) aspirin/i, ta: /ஆஸ்பிரின்(?:, இபுபுரோஃபென் இரண்டும்)? சாப்பிட(?: வேண்டாம்|க் கூடாது)/ },
    {
      en: [
        /If a doctor has prescribed aspirin for you(?: every day, keep taking it|, ask about it (?:today|that day))/,
      ],
      ta: [/மருத்துவர் எழுதித் தந்த ஆஸ்பிரினை நிறுத்த வேண்டாம்|மருத்துவர் சொல்லி ஆஸ்பிரின் சாப்பிடுபவர் என்றால், அதைப் பற்றி/],
    },
  );
});

test('no child gets aspirin below the same age on every page, unless a doctor has prescribed it', () => {
  expect(found('en', /(?<=aspirin to a child )under \d+ years/g)).toHaveLength(1);
  expect(found('ta', /\d+ வயது நிரம்பாத(?= பிள்ளைகளுக்கு ஆஸ்பிரின்)/g)).toHaveLength(1);
  expectEverywhere(
    { en: /aspirin to a child/, ta: /பிள்ளைகளுக்கு ஆஸ்பிரின்/ },
    { en: [/unless a doctor has prescribed it/], ta: [/மருத்துவர் எழுதித் தந்தால் தவிர/] },
  );
});

test('whoever is told about painkillers is warned of two at once, and of the same illnesses', () => {
  expectEverywhere(
    { en: /two (?:kinds|painkillers) together/, ta: /சேர்த்துச் சாப்பிடக் கூடாது/ },
    { en: [/never/i, /same medicine/], ta: [/ஒருபோதும்/, /ஒரே மருந்து/] },
  );
  expectEverywhere(
    { en: /pregnant or breastfeeding/, ta: /கர்ப்பம், தாய்ப்பால் கொடுத்தல்/ },
    {
      en: [/blood thinner/, /badly to one/, /high blood pressure/, /asthma/, /heart, stomach, liver or kidney/],
      ta: [/பிளட் தின்னர்/, /ஒத்துக்கொள்ளாமல் போனது/, /உயர் ரத்த அழுத்தம்/, /ஆஸ்துமா/, /இதயம், வயிறு \(அல்சர்\), கல்லீரல் அல்லது சிறுநீரக/],
    },
  );
});

test('small children do not rinse with salt water below the same age on every page', () => {
  expect(found('en', /(?<=hild(?:ren)? )under \d+ years(?=[^.]*(?:swallow|rinse|\), and brush))/g)).toHaveLength(1);
  expect(found('ta', /\d+ வயது நிரம்பாத(?= குழந்தை)/g)).toHaveLength(1);
});
