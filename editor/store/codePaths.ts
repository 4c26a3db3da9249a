/** The code that judges and renders content, and what it stands on: folders and files. */
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
