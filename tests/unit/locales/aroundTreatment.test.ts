/** What a patient is asked before a treatment and told for the days after it is the same on each page, in both languages. */
import { describe, expect, test } from 'vitest';
import { CODES, expectEverywhere, found, pageText, placesOf, TEXTS } from './patientTexts.ts';

test('before a treatment blood thinners have the same five names wherever they are asked about, and are never stopped without a doctor', () => {
  expectEverywhere(
    { en: /clopidogrel|[Nn]ame any blood thinner/, ta: /குளோபிடோக்ரல்|அதன் பெயரையும் சொல்லுங்கள்/ },
    {
      en: [
        'such as aspirin, clopidogrel, warfarin, acenocoumarol or rivaroxaban',
        /Never stop .* on your own: ask the doctor who prescribed it/,
      ],
      ta: [
        'ஆஸ்பிரின், குளோபிடோக்ரல், வார்ஃபரின், அசினோகூமரால், ரிவராக்சபான்',
        'நீங்களாக நிறுத்தவே கூடாது; அதை எழுதித் தந்த மருத்துவரிடம் கேளுங்கள்',
      ],
    },
  );
  for (const code of CODES) {
    expect(placesOf(code, { en: /clopidogrel/, ta: /குளோபிடோக்ரல்/ }[code]).length).toBeGreaterThanOrEqual(8);
  }
});

test.each(['teeth-extraction', 'dental-implants', 'wisdom-tooth-removal', 'crowns-and-bridges'])(
  'before a treatment %s asks for every illness and medicine that can change it',
  (file) => {
    const asks = {
      en: [
        /diabetes/,
        /bleeding disorder/,
        /heart valve/,
        /pregnancy/,
        /allergies/,
        /radiation to the head or neck/,
        /treatment for cancer/,
        /tablets or injections for weak bones/,
        /blood thinner/,
      ],
      ta: [
        /சர்க்கரை நோய்/,
        /ரத்தம் உறையாத நோய்/,
        /இதய வால்வு/,
        /கர்ப்பம்/,
        /ஒவ்வாமை/,
        /தலையிலோ கழுத்திலோ கதிர்வீச்சு/,
        /புற்றுநோய்ச் சிகிச்சை/,
        /எலும்புத் தேய்மானத்துக்கான மாத்திரை அல்லது ஊசி/,
        /ரத்தம் உறையாமல் தடுக்கும் மாத்திரை/,
      ],
    };
    for (const code of CODES) {
      const list = TEXTS[code].filter((text) => text.file === file && asks[code].every((part) => part.test(text.text)));
      expect(list, code).toHaveLength(1);
    }
  },
);

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

  test.each([
    ['teeth-extraction', [NUMB, SOCKET, TOBACCO, PAD]],
    ['wisdom-tooth-removal', [NUMB, SOCKET, TOBACCO, PAD]],
    ['dental-implants', [NUMB, TOBACCO]],
    ['laser-dentistry', [TOBACCO]],
  ] as const)('%s says what must not be missed at home, in both languages', (file, rules) => {
    for (const code of CODES) for (const rule of rules) expect(pageText(code, file), code).toMatch(rule[code]);
  });

  test('the pad stays for thirty minutes wherever it is spoken of', () => {
    expect(found('en', /(?:gauze|pad)\b[^.]* for \d+ minutes/g).filter((text) => !text.includes('30 minutes'))).toEqual(
      [],
    );
    expect(found('ta', /பஞ்சுத் துணியை? [^.;]*/g).filter((text) => !text.includes('30 நிமிடங்கள்'))).toEqual([]);
  });
});
