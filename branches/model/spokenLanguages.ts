/** The languages that dentists may speak with patients, with their codes (BCP 47). */
export const SPOKEN_LANGUAGES = {
  Tamil: 'ta',
  English: 'en',
  Malayalam: 'ml',
  Telugu: 'te',
  Kannada: 'kn',
  Hindi: 'hi',
  Urdu: 'ur',
  Bengali: 'bn',
  Gujarati: 'gu',
  Marathi: 'mr',
  Odia: 'or',
  Punjabi: 'pa',
  Sinhala: 'si',
  Arabic: 'ar',
  French: 'fr',
} as const;
export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES;
