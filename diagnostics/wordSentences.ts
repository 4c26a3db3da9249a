/** What messages say about words files and their records. */
export const WORD_SENTENCES = {
  /** A text that a page cannot show. */
  brokenText: '{{key}}: {{reason}}',
  words: '{{text}}',
  unknownFile: 'English has no file of this name. {{hint}}',
  noText: '{{key}}: found {{found}}, expected text in double quotes',
  unknownFolder: 'this folder belongs to no language. Add its row to locales/languages.ts, or delete the folder',
  notJson: 'this file is not read. Words files end in .json: rename it to {{right}}',
} as const;
