/** Texts in the wrong script for their language, and texts whose characters were lost. */
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { lostLetters } from '../../../diagnostics/lostLetters.ts';
import { LATIN_LETTER, OTHER_LETTER, type Script, scriptOf } from '../../../diagnostics/script.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { languageName } from './languageName.ts';
import type { Text } from './values.ts';

/** Warnings about texts in the site's languages, and about names, which have no language. */
export function letterWarnings(
  source: YamlSource,
  texts: readonly Text[],
  languages: readonly string[],
): readonly Problem[] {
  const scripts = new Map(languages.map((language) => [language, scriptOf(language)]));
  return texts.flatMap(({ path, offset, text, language }) => {
    const script = language === undefined ? 'Latin' : scripts.get(language);
    if (script === undefined) return [];
    const message = lostLetters(text, script) ?? (language && wrongScript(text, language, script));
    return message ? [source.problem(offset, `${path.at(-1)}: ${message}`)] : [];
  });
}

function wrongScript(text: string, language: string, script: Script): string | undefined {
  const isWrong =
    script === 'Latin'
      ? OTHER_LETTER.test(text) && !LATIN_LETTER.test(text)
      : !OTHER_LETTER.test(text) && !text.split(/\s+/).every(isSameEverywhere);
  if (!isWrong) return undefined;
  const name = languageName(language);
  if (script === 'Latin') return `found ${shortened(text)}, which is not in ${name}. Type the ${name} text.`;
  return `found ${shortened(text)}, which is in English letters. Type it in ${name}, or delete the line: pages then show the English text.`;
}

/** Words that every language writes in Latin script: degrees, EMI, Rs, names of services and brands, addresses. */
const SAME_EVERYWHERE = /^(?:.|[A-Z][A-Z\d]*|Dr|Ph|Rs|Google|Maps|Instagram|Facebook|Twitter|[A-Z]?[a-z]+[A-Z]\w*)$/u;

function isSameEverywhere(word: string): boolean {
  if (/@|:\/\//.test(word)) return true;
  return word.split(/[^\p{Script=Latin}\d]+/u).every((part) => !LATIN_LETTER.test(part) || SAME_EVERYWHERE.test(part));
}
