import type { Language } from '../languages.ts';

/** A language's English name: "Tamil". */
export const languageName = ({ code }: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
