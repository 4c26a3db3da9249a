/** What preflight finds in facts and words; how the command prints it is tested in `scripts/commands.test.ts`. */
import { expect, test } from 'vitest';
import { filesInMemory } from '../../../../diagnostics/contentFiles.ts';
import { LANGUAGES, replaceLanguages } from '../../../../locales/languages.ts';
import { textsOf } from '../../../../locales/model/readWords.ts';
import { wordsText } from '../../../../locales/model/wordsText.ts';
import { readReadinessInputs } from '../../../../scripts/content/readReadinessInputs.ts';
import { readContent } from '../../../../site/content/readContent.ts';
import type { Group } from '../../../../site/readiness/finding.ts';
import { findEverything } from '../../../../site/readiness/findings.ts';
import { HINDI } from '../../../fixtures/languages.ts';
import { withPixel } from '../../../fixtures/withPixel.ts';
import { CHENNAI, CLINIC, FIXTURES, KAVALKINARU } from '../../../support/fixtureTexts.ts';

/** A replaced part of a file, and what is there instead. */
type Edit = readonly [path: string, from: string | RegExp, to: string];
type Texts = Readonly<Record<string, string>>;

const contentOf = (texts: Texts) => readContent(filesInMemory(new Map(Object.entries({ ...FIXTURES, ...texts }))));
function edited(...edits: readonly Edit[]): Texts {
  const texts: Record<string, string> = {};
  for (const [path, from, to] of edits) {
    const before = texts[path] ?? FIXTURES[path] ?? '';
    texts[path] = before.replace(from, to);
    if (texts[path] === before) throw new Error(`${path} does not hold ${from}.`);
  }
  return texts;
}

/** The findings of a group, as `file:line:column message`. */
function find(group: Group, texts: Texts = {}, today = '2026-11-21') {
  const content = contentOf(texts);
  const { files } = content.facts;
  if (!files) throw new Error(content.problems['branch files'].map(({ message }) => message).join('\n'));
  const hasPicture = (name: string) => name !== 'topics/nowhere.webp';
  const inputs = { ...readReadinessInputs(), illustrations: 'gallery/*.webp  Replace by photographs.\n', hasPicture };
  const own = findEverything(content, files, today, inputs).filter((finding) => finding.group === group);
  return own.map(({ file, line, column, message }) =>
    [[file, line, column].filter(Boolean).join(':'), message].join(' '),
  );
}
const matching = (...patterns: readonly RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));

test('advice waits for a dentist, page by page', () => {
  expect(find('review')).toContainEqual(expect.stringMatching(/dental-implants\.json has not been read by a dentist/));
});

test('each words file in another language says which pages it keeps in English, and how many texts are left to read', () => {
  const english = textsOf(contentOf({}).words, 'en');
  const translated = [...english].map(([namespace, texts]) => {
    const tamil = new Map([...texts].map(([key, text]) => [key, `அ ${text.replace(/\bRs\b/g, 'ரூ.')}`]));
    return [`locales/ta/${namespace}.json`, wordsText([...texts.keys()], tamil)] as const;
  });
  const size = english.get('dental-tips')?.size;
  expect(
    find('draft', Object.fromEntries(translated)).filter((line) => line.startsWith('locales/ta/dental-tips')),
  ).toEqual([`locales/ta/dental-tips.json keeps /ta/dental-tips in English: texts to translate: 0, to read: ${size}`]);
});

test('what differs at a branch is listed beside what the clinic says', () => {
  const own = [
    'notOffered: [dentures]',
    'prices: { filling: { exact: 444 }, extraction: { from: 400, to: 5000 } }',
    'treatments: { implants: { sittings: { exact: 3 } } }',
  ];
  expect(find('branch')).toEqual([]);
  expect(find('branch', edited([KAVALKINARU, /$/, own.join('\n')]))).toEqual(
    matching(
      /kavalkinaru.yaml:\d+:14 does not offer dentures$/,
      /prices.filling: { exact: 444 }, but { from: 200, to: 2000 } in clinic.yaml$/,
      /prices.extraction: { from: 400, to: 5000 }, as in clinic.yaml. Delete it/,
      /treatments.implants.sittings: { exact: 3 }, but nothing in clinic.yaml$/,
    ),
  );
});

test('missing pictures and poor alternative texts are found', () => {
  const edits: Edit[] = [
    [CHENNAI, /^picture: .*$/m, 'picture: topics/nowhere.webp'],
    [CHENNAI, /^pictureAlt:\n {2}en: .*$/m, 'pictureAlt:\n  en: clinic'],
  ];
  const found = find('picture', edited(...edits)).map((line) => line.replace(/^\S+ /, ''));
  expect(found).toContain('media/topics/nowhere.webp does not exist: put the picture there, or name one that does');
  expect(found).toContain('"clinic" does not say what the picture shows: write a short sentence');
  expect(found).toContainEqual(expect.stringMatching(/^gallery/));
});

test('claims are found in the words of a language that has been added meanwhile', ({ onTestFinished }) => {
  onTestFinished(replaceLanguages.bind(null, [...LANGUAGES]));
  const texts = edited([CHENNAI, /^region:\n {2}en: (.*)$/m, 'region:\n  en: $1\n  hi: Painless']);
  const found = () => find('wording', texts).filter((line) => line.startsWith(CHENNAI) && line.includes('Painless'));
  expect(found()).toEqual([]);
  replaceLanguages([...LANGUAGES, HINDI]);
  expect(found()).toHaveLength(1);
});

test('claims that may break advertising rules are found in facts and words, but not what a myth says', () => {
  const claim = 'Painless care by the best dentist';
  const myth = '{\n"myths": [{\n"myth": "Clove cures decay.",\n"fact": "It cures nothing."\n}]}';
  const found = find('wording', {
    ...edited([CHENNAI, /^region:\n {2}en: .*$/m, `region:\n  en: ${claim}`]),
    'locales/ta/home.json': '{ "hero": { "title": "இலவச ஆலோசனை" } }',
    'locales/en/dental-myths.json': myth,
  });
  const inFile = (path: string) =>
    found.filter((line) => line.startsWith(path)).map((line) => line.replace(/^\S+ /, ''));
  expect(
    inFile(CHENNAI)
      .filter((line) => !line.includes('தள்ளுபடி'))
      .toSorted(),
  ).toEqual(matching(/^"Painless" promises that nothing hurts/, /^"best" compares the clinic/));
  expect(inFile('locales/ta/home.json')).toEqual(matching(/^"இலவச" offers something for nothing/));
  expect(inFile('locales/en/dental-myths.json')).toEqual(matching(/^"cures"/));
});

test('what the clinic has to ask its adviser comes with the sentences that patients read', () => {
  expect(find('adviser')).toEqual(
    matching(
      /figures about the clinic\. Patients read: "2,000\+ .*4\.9 rating from over 100 reviews"$/,
      /free consultations\. Patients read: ".*first 50 patients"$/,
      /what patients say about their treatment\. Patients read: "They showed me the X-ray/,
      /videos in which patients talk about their treatment\. Patients read: "A patient talks/,
      /before-and-after pictures\. Patients read: ".*illustrations/,
    ),
  );
});

test('faces, places and photographs that are missing are one line for each kind of fact', () => {
  const edits: Edit[] = [
    [KAVALKINARU, '\noffers:', '\nlandmark:\n  en: Near the bridge\n\noffers:'],
    [CHENNAI, /^ {2}outside:\n(?: {4}.*\n)+/m, ''],
    [CHENNAI, 'topics/dental-tips', 'branches/room'],
  ];
  const texts = edited(...edits);
  const faces = find('face', texts);
  const keys = faces.flatMap((line) => /kavalkinaru has no (\w+) yet$/.exec(line)?.[1] ?? []);
  expect(keys.join(' ')).toBe('door parking stepFree lift wheelchair languages womanDentist xray payAtDesk');
  const missing = faces.filter((line) => line.startsWith(CLINIC)).map((line) => line.replace(/^\S+ /, ''));
  expect(missing).toEqual([
    'Dr. Priya Sample, Dr. Arun Sample and 4 others have no registration number yet (registration)',
    'Dr. Priya Sample, Dr. Arun Sample and 4 others have no languages yet (languages)',
    'Dr. Priya Sample, Dr. Arun Sample and 4 others have no branch and days yet (branches)',
    'Mary Sample, Ganesan Sample and 2 others have no date yet (date)',
    'Senthil Sample, Mary Sample and 3 others have no link yet (link)',
  ]);
  const photographs = find('photo', texts);
  const [own = '', ...more] = photographs.filter((line) => line.startsWith(CHENNAI));
  expect(own).toMatch(/ picture: .*\d+ x \d+ pixels; .*Not in it: .*Shown on \/ /);
  const places = more.map((line) => / photos\.(\w+)/.exec(line)?.[1]);
  expect(places).toEqual(['outside', 'door', 'reception', 'sterilisation']);
  const count = /2 of 15 are there: chennai photos\.inside, founder photo\. In all.*consent/;
  expect(photographs).toContainEqual(expect.stringMatching(count));
});

test('probable mistakes are found, and each ended offer once', () => {
  const texts = edited([CHENNAI, 'en: Perambur', 'en: Door # 5, Perambur']);
  expect(find('warning', texts)).toContainEqual(
    expect.stringMatching(/^branches\/chennai\.yaml:\d+:\d+ .*# 5, Perambur/),
  );
  for (const group of ['warning', 'offer'] as const) {
    const ended = find(group, texts, '2026-01-01').filter((line) => line.includes('independence-day ended'));
    expect(ended).toHaveLength(group === 'offer' ? 1 : 0);
  }
});

test('a clinic with a pixel reads what the law asks for, and that its privacy policy is missing; without one, there is no duty', () => {
  const clinic = withPixel(FIXTURES[CLINIC] ?? '');
  const duty = /Digital Personal Data Protection Act, 2023/;
  expect(find('consent')).toEqual([]);
  expect(find('consent', { [CLINIC]: clinic })).toEqual(matching(duty));
  expect(find('consent', { [CLINIC]: clinic.replace(/privacyPolicy: .*/, 'privacyPolicy:') })).toEqual(
    matching(duty, /Patients who are asked to agree must be able to read/),
  );
});

test('a clinic that names only the script of its payment provider is asked for the other hosts, once', () => {
  const asked = (lists: string) => {
    const hosts = /( {2}buttonId:.*\n)(?: {2}hosts:.*\n(?: {4}.*\n)*)?/;
    const texts = edited([CLINIC, hosts, `$1${lists && `  hosts: ${lists}\n`}  # asked\n`]);
    return find('warning', texts).filter((line) => line.includes(' Only https://checkout.payments.example, '));
  };
  for (const lists of ['', '{ frames: [], scripts: [] }']) expect(asked(lists)).toHaveLength(1);
  expect(asked('{ frames: [https://api.payments.example] }')).toEqual([]);
});
