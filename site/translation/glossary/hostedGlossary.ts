/** The glossary as hosted translation tools import it. */
import { type Language, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { writeRows } from '../sheet/csv.ts';
import { type Glossary, type LanguageTerm, termsOf, withoutExplanation } from './glossary.ts';

const EN = SOURCE_LANGUAGE.code;

/** What a tool shows beside a term: all agreed words, if there are several or one has an explanation, and those never to be written. */
function remarkOn({ agreed, never }: LanguageTerm): string {
  const whole = agreed.join('; ');
  const remarks = [whole === wordOf({ agreed }) ? '' : whole, never.length > 0 ? `Never: ${never.join('; ')}` : ''];
  return remarks.filter((remark) => remark !== '').join('. ');
}

/** The word that a tool proposes. */
const wordOf = ({ agreed }: Pick<LanguageTerm, 'agreed'>) => withoutExplanation(agreed[0] ?? '');

/** A CSV file with two columns per language, named as Crowdin names them. A row per English name. */
export function hostedGlossary(glossary: Glossary, translations: readonly Language[]): string {
  const columns = [
    `term_${EN}`,
    `description_${EN}`,
    ...translations.flatMap(({ code }) => [`term_${code}`, `note_${code}`]),
  ];
  const rows = glossary.flatMap((term) => {
    const words = translations.flatMap((language) => {
      const [own] = termsOf([term], language);
      return own ? [wordOf(own), remarkOn(own)] : ['', ''];
    });
    return term.english.map((name) => [name, term.note, ...words]);
  });
  return writeRows([columns, ...rows], { bom: true });
}
