import { damagedLetter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { readInput } from '../../../diagnostics/inputFile.ts';
import { JsonSource } from '../../../diagnostics/jsonSource.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../languages.ts';
import { excessOf } from '../json/excess.ts';
import { jsonFault } from '../json/jsonFault.ts';
import { repeatedNames } from '../json/repeatedNames.ts';
import { listWordsFiles, type WordsFile } from '../listWordsFiles.ts';
import { neededTexts } from '../neededTexts.ts';
import { type LanguageWords, readWords } from '../readWords.ts';
import { strangeFiles } from './strangeFiles.ts';
import { textFault } from './textFault.ts';

/** The English texts that a file translates, by dotted key; none for the English file itself. */
type EnglishTexts = ReadonlyMap<string, string> | undefined;

/** All problems of the words files of all languages that can be found without rendering a page. */
export function checkWords(dir = 'locales', languages: readonly Language[] = LANGUAGES): readonly Problem[] {
  const english = readEnglish(dir);
  const files = languages.flatMap(({ code }) =>
    listWordsFiles(code, dir).flatMap((file) => checkFile(file, englishOf(file, code, english))),
  );
  return [...strangeFiles(dir, languages), ...files];
}

/** Empty if a file is broken, which is reported for that file. */
function readEnglish(dir: string): LanguageWords {
  try {
    return readWords(SOURCE_LANGUAGE.code, dir);
  } catch {
    return new Map();
  }
}

function englishOf({ namespace }: WordsFile, code: string, english: LanguageWords): EnglishTexts {
  return code === SOURCE_LANGUAGE.code ? undefined : neededTexts(english.get(namespace) ?? new Map(), code);
}

/** A problem that hides all others is reported alone. */
function checkFile({ path }: WordsFile, english: EnglishTexts): readonly Problem[] {
  const source = new JsonSource(readInput(path));
  const unreadable = otherEncoding(source) ?? damagedLetter(source);
  if (unreadable) return [unreadable];
  const excess = excessOf(source.text);
  if (excess) return [source.problem(excess.offset, excess.message)];
  const fault = jsonFault(source.text);
  if (fault) return [source.problem(fault.at, fault.message)];
  const duplicates = (source.root ? repeatedNames(source.root) : []).map(({ name, at, first }) =>
    source.problem(at, `"${name}" appears twice here, first on line ${source.lineOf(first)}. Delete one of the two`),
  );
  return [...duplicates, ...checkTexts(JSON.parse(source.text), [], source, english)];
}

function checkTexts(value: unknown, path: Path, source: JsonSource, english: EnglishTexts): readonly Problem[] {
  if (typeof value === 'string') return checkText(value, path, source, english);
  if (Array.isArray(value)) return value.flatMap((entry, i) => checkTexts(entry, [...path, i], source, english));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, child]) => checkTexts(child, [...path, key], source, english));
  }
  return [source.problemAt(path, `${path.join('.')}: found ${String(value)}, expected text in double quotes`)];
}

function checkText(text: string, path: Path, source: JsonSource, english: EnglishTexts): readonly Problem[] {
  const key = path.join('.');
  const fault = textFault(text, english && (english.get(key) ?? ''));
  return fault === undefined ? [] : [source.problemAt(path, `${key}: ${fault}`)];
}
