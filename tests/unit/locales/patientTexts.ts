/** The texts that patients read. Texts of the branch files are the clinic's own. */
import { isEditorWords } from '../../../locales/model/namespace.ts';
import { textsIn } from '../../support/words.ts';

type PatientText = Readonly<{ where: string; file: string; text: string; card: string; page: string }>;

/** The key of the card or section that a text belongs to: the entries of a list belong to what the list stands in. */
const cardOf = (key: string) => key.replace(/(?:\.items)?\.[^.]+$/, '');

function patientTexts(code: string): readonly PatientText[] {
  const files = [...textsIn(code)].filter(([file]) => !isEditorWords(file));
  return files.flatMap(([file, texts]) =>
    [...texts].map(([key, text]) => {
      const card = cardOf(key);
      const beside = [...texts].filter(([other]) => other === key || other.startsWith(`${card}.`));
      const joined = (some: typeof beside) => some.map(([, other]) => other).join('\n');
      return { where: `${file}: ${key}`, file, text, card: joined(beside), page: joined([...texts]) };
    }),
  );
}

export const TEXTS = { en: patientTexts('en'), ta: patientTexts('ta') } as const;
export type Code = keyof typeof TEXTS;
export const CODES = ['en', 'ta'] as const satisfies readonly Code[];

/** Where a language speaks of something. */
export const placesOf = (code: Code, about: RegExp) => TEXTS[code].filter(({ text }) => about.test(text));

/** What a pattern finds in all texts of a language, each once. */
export const found = (code: Code, pattern: RegExp) => [
  ...new Set(TEXTS[code].flatMap(({ text }) => text.match(pattern) ?? [])),
];

/** The texts of a page, joined. */
export const pageText = (code: Code, file: string) =>
  TEXTS[code]
    .filter((text) => text.file === file)
    .map(({ text }) => text)
    .join('\n');
