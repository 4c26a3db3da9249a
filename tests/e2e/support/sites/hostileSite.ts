/**
 * Makes `.cache/hostile/dist/combined`: the site with a hostile text behind every text of its words files and branch files
 * that takes one. Everything is done in a copy of the project, since a build reads the words from beside its own code.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isScalar, parseDocument, type Scalar, stringify, visit } from 'yaml';
import { syntaxProblems } from '../../../../branches/model/files/syntaxProblems.ts';
import { localText } from '../../../../branches/model/schema/values.ts';
import { YamlSource } from '../../../../diagnostics/yamlSource.ts';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../../../locales/languages.ts';
import { textFault } from '../../../../locales/model/check/textFault.ts';
import { findFaults } from '../../../../locales/model/faults.ts';
import { neededTexts } from '../../../../locales/model/neededTexts.ts';
import { readWords } from '../../../../locales/model/readWords.ts';
import { ALL_ENDS, HOSTILE_TEXTS, PLACEHOLDERS_WITHOUT_VALUE } from '../../../fixtures/hostileTexts.ts';
import { copyProject } from '../../../support/copyProject.ts';

/** The copy. */
export const HOSTILE_ROOT = '.cache/hostile';

/** Behind English texts without tags. They are shown as text, so that it is never an element. */
export const NEVER_AN_ELEMENT = { tag: 'em', text: 'plain' } as const;

/** How many hostile texts stand behind a text, so that all of them find a place: few texts are read as markup. */
const AT_ONCE = { plain: 1, markup: 3, fact: 2 } as const;

const IN_QUOTES = { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 } as const;

/** What the words files may hold; the build refuses placeholders with a sentence, as tests/unit/locales/hostile.test.ts sees. */
const WORDS_TEXTS = HOSTILE_TEXTS.filter(
  (text) => textFault(text) === undefined && !PLACEHOLDERS_WITHOUT_VALUE.includes(text),
);

/** What the branch files may hold: free text, whatever it looks like. */
const FACT_TEXTS = HOSTILE_TEXTS.filter(isFact);

function isFact(text: string): boolean {
  const source = new YamlSource({ path: 'branches/clinic.yaml', text: stringify({ en: text }, IN_QUOTES) });
  return syntaxProblems(source).length === 0 && localText.safeParse(source.document.toJS()).success;
}

/**
 * Puts hostile texts behind one text after the other.
 * @param always behind each of them
 * @param inTurn so many behind each, until all have found a place, and then again
 */
function appender(always: readonly string[], inTurn: readonly string[], atOnce: number) {
  let next = 0;
  return (text: string, isTaken: (text: string) => boolean): string => {
    let longer = text;
    const append = (hostile = '') => {
      const candidate = `${longer} ${hostile}`;
      const taken = isTaken(candidate);
      if (taken) longer = candidate;
      return taken;
    };
    for (const hostile of always) append(hostile);
    for (let tries = 0, added = 0; added < atOnce && tries < inTurn.length; tries += 1) {
      if (append(inTurn[next % inTurn.length])) added += 1;
      next += 1;
    }
    return longer;
  };
}

/** Every text of the English words files and of their translations becomes a hostile one. */
function changeWords(root: string): void {
  const { tag, text } = NEVER_AN_ELEMENT;
  const element = `<${tag}>${text}</${tag}>`;
  const english = readWords(SOURCE_LANGUAGE.code);
  for (const { code } of [SOURCE_LANGUAGE, ...TRANSLATIONS]) {
    const append = {
      plain: appender([ALL_ENDS, element], WORDS_TEXTS, AT_ONCE.plain),
      markup: appender([ALL_ENDS], WORDS_TEXTS, AT_ONCE.markup),
    };
    for (const name of readdirSync(join(root, 'locales', code)).filter((name) => name.endsWith('.json'))) {
      const file = join(root, 'locales', code, name);
      const needed = neededTexts(english.get(name.replace('.json', '')) ?? new Map(), code);
      const change = (value: unknown, key: string): unknown => {
        if (typeof value === 'string') {
          const isTaken = (longer: string) =>
            textFault(longer) === undefined &&
            (code === SOURCE_LANGUAGE.code || findFaults(needed.get(key) ?? '', longer).length === 0);
          return append[value.includes('<') ? 'markup' : 'plain'](value, isTaken);
        }
        const entries = Object.entries(value as object).map(
          ([step, child]) => [step, change(child, key ? `${key}.${step}` : step)] as const,
        );
        return Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
      };
      writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')), ''), null, 2));
    }
  }
}

/** Keys of texts without a language: names of people, and what finds the branch on the maps service. */
const WITHOUT_LANGUAGE = ['name', 'directions', 'readReviews', 'writeReview'];

/** Every text and every name of the branch files becomes a hostile one. */
function changeFacts(root: string): void {
  const always = `${ALL_ENDS}<img src=x onerror=pwned()><script>pwned()</script>\r\nTEL:+919999999999`;
  const append = appender([always], FACT_TEXTS, AT_ONCE.fact);
  const change = (scalar: Scalar) => {
    scalar.value = append(String(scalar.value), isFact);
    scalar.type = 'QUOTE_DOUBLE';
  };
  for (const name of readdirSync(join(root, 'branches')).filter((name) => name.endsWith('.yaml'))) {
    const file = join(root, 'branches', name);
    const document = parseDocument(readFileSync(file, 'utf8'));
    visit(document, {
      Map(_key, map) {
        const isText = map.has('en');
        for (const { key, value } of map.items) {
          if (isScalar(value) && (isText || WITHOUT_LANGUAGE.includes(String(key)))) change(value);
        }
      },
    });
    writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  copyProject(HOSTILE_ROOT);
  changeWords(HOSTILE_ROOT);
  changeFacts(HOSTILE_ROOT);
  const build = ['--import', 'tsx', 'scripts/build.ts', 'combined', '--preview'];
  execFileSync(process.execPath, build, { cwd: HOSTILE_ROOT, stdio: 'inherit' });
}
