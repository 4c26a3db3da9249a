import { filled } from '../../../diagnostics/expectations.ts';

/** What commands say about a text, without its place. The editor's own words for each are in `editor-mistakes.json`. */
const SENTENCES = {
  empty: 'the text is empty. Write it, or delete the line',
  lineBreak: 'the text contains a line break. Write it on one line',
  tab: 'the text contains a tab. Type a space instead',
  unseen: 'the text contains an invisible character ({{character}}). Delete it, or type the text again',
  insertion: '$t( ) would insert another text here. Write the text itself',
  curlyTag: 'the quotes in {{tag}} are curly. Type straight ones: {{right}}',
  wrongTag: '{{reason}}',
  fewBraces: 'found {{found}}: a placeholder is written with two braces on each side. {{example}}',
  spacedBraces: 'found {{found}}, with a space inside the braces. {{example}}',
  translatedName: 'found {{found}}: names in braces are not translated. {{example}}',
  otherParts: 'found {{added}}, expected {{missing}}',
  partMissing: '{{missing}} is missing',
  partsMissing: '{{missing}} are missing',
  partAdded: '{{added}} is not in the English text, or not as often',
  partsAdded: '{{added}} are not in the English text, or not as often',
  noWords: '{{part}} has no words in it',
  stillEnglish:
    'This is the English text, or in English letters only, so it counts as not translated, and patients see its pages in English. Type the translation',
  forbiddenWord: '"{{word}}" is not our word for "{{term}}". Write {{agreed}}, as the glossary says',
  otherNumber: 'English has no {{number}}. Write the placeholder that it has instead, or correct the number',
  tooLong: '{{length}} characters, and at most {{max}} fit. Shorten it',
  otherTerm: 'English says "{{term}}", which is {{agreed}} in the glossary',
} as const;

/** What is wrong with a text: a sentence for commands, and the key and the values of the editor's. */
export type TextMistake = Readonly<{
  message: string;
  formMessage: Readonly<{ key: `texts.${keyof typeof SENTENCES}`; values: object }>;
}>;

/** Some mistake in a text. */
export const textMistake = (code: keyof typeof SENTENCES, values: object = {}): TextMistake => ({
  message: filled(SENTENCES[code], values),
  formMessage: { key: `texts.${code}`, values },
});
