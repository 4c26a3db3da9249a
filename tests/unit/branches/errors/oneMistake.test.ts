/** What one mistake in any line of a branch file leads to, measured over the frozen files. */
import { expect, test } from 'vitest';
import { isScalar, parseDocument } from 'yaml';
import { buildSite, listVariants } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { readSource } from '../../../../branches/model/files/readSource.ts';
import { branchFile } from '../../../../branches/model/schema/branchFile.ts';
import { findWarnings } from '../../../../branches/model/warnings/findWarnings.ts';
import { valueAt } from '../../../../branches/yaml/values.ts';
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';
import { printable } from '../../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { YamlSource } from '../../../../diagnostics/yamlSource.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { dice } from '../../../support/dice.ts';
import { followed, proposalOf } from './follow.ts';
import { HOSTILE, YAML_MISTAKES } from './lineMistakes.ts';
import { problemsIn, withMistakes } from './mistakes.ts';

/** A full run tries every mistake in every line; otherwise every 41st, so that each appears in different places. */
const STEP = process.env.TEST_ALL ? 1 : 41;

/** Words of the parsers and of the schema library, which mean nothing to staff. */
const JARGON =
  /\b(?:Invalid input|expected (?:object|string|number|array|boolean)|scalar|implicit|block|flow|tokens?|mapping|sequence|parse|undefined|NaN|Error|alias|anchor)\b|invalid_|\[object/i;

/** What is said about a mistake. */
type Answer = Readonly<{
  mistake: string;
  problems: readonly Problem[];
  /** Whether a problem is within three lines. */
  isNear: boolean;
  /** Messages whose "Type:" was typed, and left as many problems as before. */
  wrong: readonly string[];
}>;

/** What makes a message useless to a person. */
function unclear({ line, column, message, excerpt = '' }: Problem): string[] {
  return [
    ...(line < 1 || column < 1 ? [`${line}:${column} is no place`] : []),
    ...(/^\S.{12,699}$/s.test(message) ? [] : [`too short or too long: "${message}"`]),
    ...(JARGON.test(message) || /\n\s+at /.test(message) ? [`not for people: "${message}"`] : []),
    ...(excerpt === '' || /^.*\n *\^$/.test(excerpt) ? [] : [`no caret: ${JSON.stringify(excerpt)}`]),
  ];
}

/** The mistake may have become two lines, and those below may have moved up. */
const isNear = ({ line }: Problem, place: number) => line >= place - 3 && line <= place + 4;

const FILES = CONFIGURATIONS['two-branches'];

/** What is said about the files with this text in one of them. */
function answerTo(file: InputFile, text: string, mistake: string, place: number): Answer {
  const changed = FILES.map((each) => (each === file ? { ...each, text } : each));
  const problems = problemsIn(changed);
  if (problems.length === 0) makeSites(changed);
  const wrong = problems.filter((problem) => {
    const proposal = proposalOf(problem);
    return proposal !== undefined && problemsIn(followed(changed, problem, proposal)).length >= problems.length;
  });
  return {
    mistake: `${file.path}: ${mistake}`,
    problems,
    isNear: problems.some((problem) => problem.file === file.path && isNear(problem, place)),
    wrong: wrong.map(({ message }) => message),
  };
}

/** The answers to every `STEP`-th combination of a mistake and a line of the files. */
function* sampledAnswers(): Generator<Answer> {
  let turn = 0;
  for (const file of FILES) {
    const lines = file.text.split('\n');
    for (const [at, line] of lines.entries()) {
      if (!/^\s*[^\s#]/.test(line)) continue;
      for (const { name, edit } of YAML_MISTAKES) {
        turn += 1;
        const text = turn % STEP === 0 ? edit(lines, at)?.join('\n') : undefined;
        if (text !== undefined && text !== file.text)
          yield answerTo(file, text, `${name} in line ${at + 1}: ${line}`, at + 1);
      }
    }
  }
}

/** Makes what a build makes of accepted files, which must not fail. */
function makeSites(accepted: Parameters<typeof parseFiles>[0]): void {
  const files = parseFiles(accepted);
  for (const variant of listVariants(files)) buildSite(variant, files, '2025-08-15');
  findWarnings(files, '2025-08-15', ['en', 'ta']);
}

test('no address of a branch or the clinic may be a hostile text', () => {
  const [clinic, chennai] = FILES;
  for (const [file, text] of [['clinic', clinic.text] as const, ['chennai', chennai.text] as const]) {
    for (const [address] of text.matchAll(/https:\/\/\S+(?=\n)/g)) {
      for (const hostile of HOSTILE.filter((each) => !each.startsWith('"https://')))
        expect(problemsIn(withMistakes([file, address, hostile])), `${address}: ${hostile}`).not.toEqual([]);
    }
  }
});

/** What texts are made of, by people who do not know which signs mean something in YAML. */
const PIECES = [
  ...['Rs 99', 'offer', 'en', 'New', 'பல்', '🎉', '04481', '1.50', 'yes', 'no', 'null', '~', 'true', '2025-08-31'],
  ...['#1', '# 5', '#', ':', ': ', '"Free"', '"', "It's", "'", '“New”', '[New]', '{a}', '[', '}', ', ', '50%', '%'],
  ...['&Co', '&', '*', '*Free*', '!', '!new', '|', '>', '@', '`', '?', '\\', '\\n', '-', '- ', '\u00a0', '\t', '  '],
];

const AREA = 'area:\n  en: Perambur\n';
const FIRST = '  - en: Perambur\n';
const IN_AREA = ['area', 'en'];

/** Where a text is typed: in place of which lines, at which path its English is then, and what else belongs to it. */
const PLACES: readonly Readonly<{ in: string; as: (text: string) => string; path: Path; more?: string }>[] = [
  { in: AREA, as: (text) => `area:\n  en: ${text}\n`, path: IN_AREA },
  { in: AREA, as: (text) => `area:\n  en: "${text}"\n`, path: IN_AREA },
  { in: AREA, as: (text) => `area:\n  en: “${text}”\n`, path: IN_AREA },
  { in: AREA, as: (text) => `area:\n  ta: ${text}\n  en: Perambur\n`, path: ['area', 'ta'] },
  { in: AREA, as: (text) => `area:\n  en:\n    ${text}\n`, path: IN_AREA },
  { in: AREA, as: (text) => `area:\n  en: ${text}\n    and more\n`, path: IN_AREA, more: ' and more' },
  { in: AREA, as: (text) => `area: ${text}\n`, path: IN_AREA },
  { in: AREA, as: (text) => `area: { en: ${text} }\n`, path: IN_AREA },
  { in: AREA, as: (text) => `area: { en: "${text}" } # a note\n`, path: IN_AREA },
  { in: FIRST, as: (text) => `  - en: ${text}\n`, path: ['areasServed', 0, 'en'] },
];

const pieceOf = (roll: () => number) => PIECES[Math.floor(roll() * PIECES.length)] ?? '';
const textOf = (roll: () => number) =>
  Array.from({ length: 1 + Math.floor(roll() * 5) }, () => pieceOf(roll) + (roll() < 0.5 ? ' ' : '')).join('');

/** As it is compared: a tab is mended to a space, and spaces around a text never count. */
const plain = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll('\t', ' ').replaceAll('\u0085', '').trim() : text;

test('what a message says to type, or a button in the form, keeps every letter of a text', { timeout: 600_000 }, () => {
  const [, branch] = FILES;
  const roll = dice(7);
  let proposals = 0;
  const lost: unknown[] = [];
  for (let turn = 0; turn < (process.env.TEST_ALL ? 6000 : 400); turn += 1) {
    const text = textOf(roll);
    const place = PLACES[turn % PLACES.length] as (typeof PLACES)[number];
    const typed = place.as(text);
    const file = { ...branch, text: branch.text.replace(place.in, () => typed) };
    // Of what is in quotes, its quotes may be part of the text or not. What follows a space, # and a space stays a note.
    const quoted = [`"${text}"`, `'${text}'`, `“${text}”`].filter((each) => typed.includes(each));
    const read = [text, ...quoted].filter((each) => /^\s*["']/.test(each)).map((each) => parseDocument(each).contents);
    const values = read.map((node) => (isScalar(node) ? String(node.value) : ''));
    const meant = [text, text.replace(/^\s*en[\s,;=.]+/, ''), ...quoted, ...values]
      .flatMap((each) => [each.trim() + (place.more ?? ''), each.split(/(?:^|[ \t])#(?=[ \t]|$)/)[0]])
      .map(plain);
    for (const problem of readSource(new YamlSource(file), branchFile).problems) {
      const said = proposalOf({ ...problem, message: printable(problem.message) });
      if (said === undefined) continue;
      proposals += 1;
      const [after] = followed([file], problem, said);
      const document = parseDocument(after?.text ?? '');
      const value = plain(document.getIn(place.path));
      const { path = [], value: ofButton } = problem.proposal ?? {};
      const button = problem.proposal ? plain(valueAt(ofButton, place.path.slice(path.length))) : value;
      const isFine = document.errors.length === 0 && meant.includes(value) && meant.includes(button);
      if (!isFine) lost.push({ typed, said, value, button, message: problem.message });
    }
  }
  expect(lost.slice(0, 12)).toEqual([]);
  expect(proposals).toBeGreaterThan(50);
});

/** Slips in words files: `brokenJson.test.ts`. */
test('one mistake gives few messages, near its line and in plain words, and what they say to type is right', {
  timeout: 1_200_000,
}, () => {
  const answers = [...sampledAnswers()].filter(({ problems }) => problems.length > 0);
  const share = (isFine: (answer: Answer) => boolean) => answers.filter(isFine).length / answers.length;
  const messages = answers.flatMap(({ problems }) => problems.map(({ message }) => message));
  expect(answers.length).toBeGreaterThan(6000 / STEP);
  expect(answers.flatMap(({ problems }) => problems.flatMap(unclear))).toEqual([]);
  expect(answers.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(messages.filter((message) => / Type: /.test(message)).length).toBeGreaterThan(500 / STEP);
  expect(share((answer) => answer.isNear)).toBeGreaterThan(0.95);
  expect(share(({ problems }) => problems.length <= 3)).toBeGreaterThan(0.95);
});
