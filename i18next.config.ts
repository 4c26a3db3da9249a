import { defineConfig } from 'i18next-cli';

/** For `i18next-cli lint`: finds words typed into a component instead of a words file. It reads components, no translations. */
export default defineConfig({
  locales: ['en'],
  extract: {
    input: ['components/**/*.tsx', 'pages/**/*.tsx', 'renderer/**/*.tsx'],
    output: 'locales/{{language}}/{{namespace}}.json',
  },
  lint: { acceptedTags: 'all' },
});
