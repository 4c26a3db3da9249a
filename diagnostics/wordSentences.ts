/** What messages say about words files, their JSON, and the glossary. `{{name}}` stands for a value. */
export const WORD_SENTENCES = {
  // Files and their texts. What is wrong within a text is said in `locales/model/check/`.
  unknownFile: ({ similar }: { similar: string | undefined }) =>
    `English has no file of this name. ${similar ? `Did you mean ${similar}.json?` : 'Correct its name, or delete it'}`,
  nameTwice: '"{{name}}" appears twice here, first on line {{line}}. Delete one of the two',
  noText: '{{key}}: found {{found}}, expected text in double quotes',
  brokenText: '{{key}}: {{reason}}',
  /** In the table of languages, or in what commands write: who has translated, reviewed and signed the words. */
  damagedEntry: '{{key}} is damaged. Restore the file from version control',

  // JSON.
  emptyWords: 'the file is empty. Copy the English file to it, or delete it',
  conflictInWords:
    'Git has put two versions of the same lines here, between <<<<<<<, ======= and >>>>>>>. Keep one of them, and delete these three lines',
  noBrace: 'a words file begins with a brace. Type: {',
  invalidJson:
    'this is not valid JSON: a comma, a colon, a quote or a brace is missing or extra here, or at the end of the line before',
  comment: 'words files cannot have comments. Delete this one',
  loneBackslash: 'a backslash cannot stand alone in a text. Delete it, or type two: \\\\',
  badCharacter: 'the text contains {{name}}. Type a space instead',
  webSpace: 'found a special space, as web pages and word processors use. Delete it, and type a space',
  invisible: 'found an invisible character ({{codePoint}}). Delete it',
  otherQuote: 'found {{quote}}, expected a straight double quote. Type: "',
  openText:
    'the text that begins here has no quote at its end, or goes on in the next line. Type the quote, or write it on one line',
  quoteInText: 'a quote inside a text needs a backslash before it. Type: \\"',
  unquoted: 'a quote is missing: a text has one before it and one after it',
  cutOffWords: 'the file is cut off here, or a bracket is missing. Restore what followed, or type the } or ]',
  otherBracket:
    'found {{found}}, which closes nothing here. Look for a bracket that is missing or too many, here or above',
  noColon: 'a colon is missing here. Type: :',
  noTextOf: 'the text of {{name}} is missing. Type it in quotes, or delete this name',
  lastComma: 'nothing follows this comma. Delete it',
  noComma: 'a comma is missing here. Type: ,',

  // The glossary.
  noTerm: 'the English term is missing',
  neitherYes: 'found "{{found}}", expected yes or nothing',
  noAgreedWord: 'the agreed word for "{{term}}" is missing. Write it, or delete the row',
  agreedAndNever: '"{{word}}" is never to be written, but "{{right}}" is agreed. Delete one of the two',
  termTwice: '"{{name}}" is on line {{line}} too. Delete one of the two',
  brokenCell:
    'a quote is not closed, or stands alone in a text. Put the text in quotes, and type those in it twice: ""',
  oddColumns: 'found {{found}}, expected these columns, each once: {{columns}}',
  otherCells: 'found {{found}} cells, expected {{expected}}. Put a text that holds a comma in quotes: "one, two"',
} as const;
