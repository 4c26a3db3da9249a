/** What the site needs to know about the scripts of languages. */

/** The device's fonts for a script, as CSS names them: Google's, Apple's, Microsoft's. Those of scripts that are taller than Latin. */
export const TALL_SCRIPTS: Readonly<Record<string, string>> = {
  Beng: "'Noto Sans Bengali', 'Bangla Sangam MN', Vrinda, 'Nirmala UI'",
  Deva: "'Noto Sans Devanagari', 'Kohinoor Devanagari', Mangal, 'Nirmala UI'",
  Gujr: "'Noto Sans Gujarati', 'Gujarati Sangam MN', Shruti, 'Nirmala UI'",
  Guru: "'Noto Sans Gurmukhi', 'Gurmukhi MN', Raavi, 'Nirmala UI'",
  Knda: "'Noto Sans Kannada', 'Kannada Sangam MN', Tunga, 'Nirmala UI'",
  Khmr: "'Noto Sans Khmer', 'Khmer Sangam MN', 'Leelawadee UI'",
  Mlym: "'Noto Sans Malayalam', 'Malayalam Sangam MN', Kartika, 'Nirmala UI'",
  Mymr: "'Noto Sans Myanmar', 'Myanmar Sangam MN', 'Myanmar Text'",
  Orya: "'Noto Sans Oriya', 'Oriya Sangam MN', Kalinga, 'Nirmala UI'",
  Sinh: "'Noto Sans Sinhala', 'Sinhala Sangam MN', 'Iskoola Pota', 'Nirmala UI'",
  Taml: "'Noto Sans Tamil', 'Tamil Sangam MN', Latha, 'Nirmala UI'",
  Telu: "'Noto Sans Telugu', 'Telugu Sangam MN', Gautami, 'Nirmala UI'",
  Thai: "'Noto Sans Thai', Thonburi, 'Leelawadee UI'",
  Tibt: "'Noto Serif Tibetan', Kailasa, 'Microsoft Himalaya'",
};

/** Scripts that are written from the right: the pages are laid out from the left. */
export const FROM_THE_RIGHT: readonly string[] = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'];
