import { defineConfig } from 'i18next-cli';
import { LANGUAGES } from './locales/languages.ts';

/** For `i18next-cli lint`: finds words typed into a component instead of a words file. */
export default defineConfig({
  locales: LANGUAGES.map(({ code }) => code),
  extract: {
    input: ['components/**/*.tsx', 'pages/**/*.tsx', 'renderer/**/*.tsx'],
    output: 'locales/{{language}}/{{namespace}}.json',
  },
  lint: { acceptedTags: 'all' },
});
