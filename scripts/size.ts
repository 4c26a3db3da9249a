/**
 * How heavy the house is: bytes, files and words that somebody has to read and keep, each beside the most that it may be.
 * `npm run size` counts the files that Git tracks, and exits with code 1 if something is too heavy.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findRefusedImports } from './check/refusedImports.ts';
import { command } from './cli/commandLine.ts';

command('npm run size', 'Shows how much code, tests and documents the project has, and how much it may have.').parse();

const FINDINGS = 'findings/README.md';
const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
const read = (path: string) => readFileSync(path, 'utf8');

const isCode = (path: string) => /\.(?:tsx?|cjs|mjs|css)$/.test(path);
const isBench = (path: string) => path.startsWith('tests/bench/');
const isTest = (path: string) => path.startsWith('tests/') && !isBench(path);
/** The examples of components, and the page that shows them. */
const isExample = (path: string) => /\.examples\.tsx$|(?:^|\/)gallery\//.test(path);

const code = tracked.filter(isCode);
const source = code.filter((path) => !isTest(path) && !isBench(path) && !isExample(path));
const editor = tracked.filter((path) => path.startsWith('editor/'));
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const documents = tracked.filter((path) => path.endsWith('.md') && !isTest(path) && path !== FINDINGS);
const decisions = documents.filter((path) => path.startsWith('docs/decisions/'));

const bytes = (paths: readonly string[]) => paths.reduce((sum, path) => sum + Buffer.byteLength(read(path)), 0);
const linesOf = (path: string) => read(path).split('\n').length - 1;
const lines = (paths: readonly string[]) => paths.reduce((sum, path) => sum + linesOf(path), 0);
const words = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + read(path).split(/\s+/).filter(Boolean).length, 0);
const kilobytes = (paths: readonly string[]) => Math.round(bytes(paths) / 1000);

/** Each row: what is counted, how much it is, how much it may be. */
const TABLE: readonly (readonly [what: string, now: number, most: number])[] = [
  ['kB of source (without tests, bench, examples)', kilobytes(source), 2007],
  ['files of source', source.length, 608],
  ['lines of the longest file of source', Math.max(...source.map(linesOf)), 300],
  ['imports that run back up', findRefusedImports().length, 0],
  ['direct dependencies', Object.keys({ ...dependencies, ...devDependencies }).length, 62],
  ['lines of the editor', lines(editor), 13_711],
  ['files of the editor', editor.length, 135],
  ['files of examples', code.filter(isExample).length, 25],
  ['lines of examples', lines(code.filter(isExample)), 2223],
  ['lines of tests (without the bench)', lines(code.filter(isTest)), 31_450],
  ['folders at the root', new Set(tracked.flatMap((path) => /^([^./][^/]*)\//.exec(path)?.[1] ?? [])).size, 14],
  ['words of the README', words(['README.md']), 1000],
  ['words of documents (without decisions)', words(documents.filter((path) => !decisions.includes(path))), 17_385],
  ['words of findings', words([FINDINGS]), 1200],
  ['words of decisions', words(decisions), 10_205],
  ['decisions', decisions.length, 27],
];

const cells = TABLE.map(([what, now, most]) => [what, now.toLocaleString('en'), most.toLocaleString('en')] as const);
const width = Math.max(...cells.map(([what]) => what.length));
console.log(`${''.padEnd(width)}  ${'now'.padStart(7)}  at most`);
for (const [what, now, most] of cells) console.log(`${what.padEnd(width)}  ${now.padStart(7)}  ${most.padStart(7)}`);
if (TABLE.some(([, now, most]) => now > most)) process.exitCode = 1;
