/**
 * Builds `.cache/hostile/dist/combined`: the site with hostile text appended to every text in its words and branch files that
 * accepts it. Works in a copy of the project, since a build reads words from its own folder.
 */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isScalar, parseDocument, type Scalar, stringify, visit } from 'yaml';
import { syntaxProblem } from '../../../../branches/model/files/syntaxProblem.ts';
import { localText } from '../../../../branches/model/schema/values.ts';
import { YamlSource } from '../../../../diagnostics/yamlSource.ts';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../../../locales/languages.ts';
import { textFault } from '../../../../locales/model/check/textFault.ts';
import { findFaults } from '../../../../locales/model/faults.ts';
import { neededTexts } from '../../../../locales/model/neededTexts.ts';
import { ALL_ENDS, HOSTILE_TEXTS, PLACEHOLDERS_WITHOUT_VALUE } from '../../../fixtures/hostileTexts.ts';
import { copyProject } from '../../../support/copyProject.ts';
import { WITH_TYPESCRIPT } from '../../../support/runScript.ts';
import { textsIn } from '../../../support/words.ts';

/** The copy’s folder. */
export const HOSTILE_ROOT = '.cache/hostile';

/** Appended to English texts without tags. It must show as text and never become an element. */
export const NEVER_AN_ELEMENT = { tag: 'em', text: 'plain' } as const;

/** How many hostile texts to append to each text. Few texts are markup, so those get more. */
const AT_ONCE = { plain: 1, markup: 3, fact: 2 } as const;

const IN_QUOTES = { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 } as const;

/** Hostile texts that words files accept. The build refuses placeholders, as tests/unit/locales/hostile.test.ts shows. */
const WORDS_TEXTS = HOSTILE_TEXTS.filter(
  (text) => textFault(text) === undefined && !PLACEHOLDERS_WITHOUT_VALUE.includes(text),
);

/** Hostile texts that branch files accept as free text. */
const FACT_TEXTS = HOSTILE_TEXTS.filter(isFact);

function isFact(text: string): boolean {
  const source = new YamlSource({ path: 'branches/clinic.yaml', text: stringify({ en: text }, IN_QUOTES) });
  return syntaxProblem(source) === undefined && localText.safeParse(source.document.toJS()).success;
}

/**
 * Appends hostile texts to one text after the other.
 * @param always appended to every text
 * @param inTurn appended a few at a time until all are used, then from the start
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

/** A source of advice has exactly one link. */
const isSource = (key: string) => key.startsWith('sources.items.');
const links = (text: string) => text.match(/<a\b/gi)?.length;

/** Appends hostile texts to every English and translated text. */
function changeWords(root: string): void {
  const { tag, text } = NEVER_AN_ELEMENT;
  const element = `<${tag}>${text}</${tag}>`;
  const english = textsIn(SOURCE_LANGUAGE.code);
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
            (!isSource(key) || links(longer) === 1) &&
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

/** Keys of texts without a language: people’s names, and search terms for the maps service. */
const WITHOUT_LANGUAGE = ['name', 'directions', 'readReviews', 'writeReview'];

/** Appends hostile texts to every text and name in the branch files. */
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
  const build = [...WITH_TYPESCRIPT, 'scripts/build.ts', 'combined', '--preview'];
  execFileSync(process.execPath, build, { cwd: HOSTILE_ROOT, stdio: 'inherit' });
}
