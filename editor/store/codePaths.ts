/** The code that checks and renders content, with what it depends on: folders and files. */
export const CODE: readonly string[] = [
  'branches/model',
  'branches/yaml',
  'components',
  'diagnostics',
  'editor',
  'locales/languages.ts',
  'locales/model',
  'package-lock.json',
  'pages',
  'renderer',
  'site',
];
