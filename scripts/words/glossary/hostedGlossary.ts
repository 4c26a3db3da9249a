/** The glossary in the formats that hosted translation tools import. */
import { stringify } from 'csv-stringify/sync';
import { type Language, SOURCE_LANGUAGE } from '../../../locales/languages.ts';
import { escapeHtml as escapeXml } from '../../../renderer/document/html.ts';
import { type Glossary, type LanguageTerm, termsOf, withoutExplanation } from './glossary.ts';

const EN = SOURCE_LANGUAGE.code;

/** What a tool shows beside a term: all agreed words, if there are several or one has an explanation, and those never to be written. */
function remarkOn({ agreed, never }: LanguageTerm): string {
  const whole = agreed.join('; ');
  return [
    ...(whole === wordOf({ agreed }) ? [] : [whole]),
    ...(never.length > 0 ? [`Never: ${never.join('; ')}`] : []),
  ].join('. ');
}

/** The word that a tool proposes. */
const wordOf = ({ agreed }: Pick<LanguageTerm, 'agreed'>) => withoutExplanation(agreed[0] ?? '');

/** For Crowdin: a CSV file with three columns per language, named as Crowdin names them. A row per English name. */
export function crowdinGlossary(glossary: Glossary, translations: readonly Language[]): string {
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
  return stringify([columns, ...rows], { bom: true });
}

/** For Weblate: a TBX file of a language. A word never to be written is an entry of its own that Weblate marks as forbidden. */
export function weblateGlossary(glossary: Glossary, language: Language): string {
  const entries = termsOf(glossary, language).flatMap((term) => [
    ...term.english.map((name) => entry(name, name, wordOf(term), language, { ...term, remark: remarkOn(term) })),
    ...term.never.map((word, i) => entry(`${term.english[0]}, never ${i + 1}`, term.english[0] ?? '', word, language)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif PUBLIC "ISO 12200:1999A//DTD MARTIF core (DXFcdV04)//EN" "TBXcdv04.dtd">
<martif type="TBX" xml:lang="${EN}">
<martifHeader><fileDesc><sourceDesc><p>locales/glossary.csv</p></sourceDesc></fileDesc></martifHeader>
<text><body>
${entries.join('\n')}
</body></text>
</martif>
`;
}

/** An entry; without notes, its word is forbidden. */
function entry(
  id: string,
  english: string,
  word: string,
  { code }: Language,
  notes?: Readonly<{ note: string; remark: string }>,
): string {
  const status = notes ? '' : '<termNote type="administrativeStatus">forbidden</termNote>';
  const describe = notes?.note ? `<descrip>${escapeXml(notes.note)}</descrip>` : '';
  const remark = notes?.remark ? `<note from="translator">${escapeXml(notes.remark)}</note>` : '';
  return [
    `<termEntry id="${escapeXml(id)}">`,
    describe,
    `<langSet xml:lang="${EN}"><tig><term>${escapeXml(english)}</term></tig></langSet>`,
    `<langSet xml:lang="${code}"><tig><term>${escapeXml(word)}</term>${status}</tig></langSet>`,
    remark,
    '</termEntry>',
  ].join('');
}
