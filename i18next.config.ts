import { defineConfig } from 'i18next-cli';

/** For `i18next-cli lint`, which finds texts hard-coded in components. It reads components only, no translations. */
export default defineConfig({
  locales: ['en'],
  extract: {
    input: ['components/**/*.tsx', 'pages/**/*.tsx', 'renderer/**/*.tsx'],
    output: 'locales/{{language}}/{{namespace}}.json',
  },
  lint: { acceptedTags: 'all' },
});
