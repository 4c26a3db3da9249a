/** The red card with the signs for which nobody waits for the clinic. That every page of advice has it: `tests/html/pages/dangerSigns.test.ts`. */
import { expect, test } from 'vitest';
import { CODES, TEXTS } from './patientTexts.ts';

const LANGUAGES = CODES.map((code) => ({ code, language: { en: 'English', ta: 'Tamil' }[code] }));

const SIGNS = {
  en: [
    /breathing/,
    /under the tongue/,
    /face with fever/,
    /bleeding/,
    /chest pain/,
    /blow.*clear fluid from the nose or ear/,
    /loss of sight/,
    /swelling of the lips.*after a medicine or an injection/,
    /infection with confusion.*shivering/,
  ],
  ta: [
    /மூச்சு விட/,
    /நாக்குக்குக் கீழே/,
    /முக வீக்கத்துடன் காய்ச்சல்/,
    /ரத்தம்/,
    /நெஞ்சுவலி/,
    /அடிபட்ட.*மூக்கிலோ காதிலோ தெளிந்த நீர்/,
    /பார்வை போவது/,
    /மருந்துக்கோ ஊசிக்கோ பிறகு உதடு/,
    /தொற்றுடன் மனக் குழப்பம்.*குளிர் நடுக்கம்/,
  ],
};

test.each(LANGUAGES)(
  'the red card names every danger sign in $language, the seven that are never folded away first',
  ({ code }) => {
    const items = TEXTS[code].filter(({ where }) => where.startsWith('common: emergency.items.'));
    expect(items.map(({ text }, i) => SIGNS[code][i]?.test(text))).toEqual(SIGNS[code].map(() => true));
  },
);
