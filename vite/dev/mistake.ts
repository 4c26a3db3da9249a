/** Why a page cannot be made, as who edits the site wants to know it. */
import { existsSync, readFileSync } from 'node:fs';
import { normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { InputErrors, Problem } from '../../diagnostics/inputErrors.ts';
import { isTextProblem, placeOfText } from '../../scripts/build/pageProblems.ts';

/** A mistake in a branch file or a words file, or one in the code. */
export type Mistake =
  | Readonly<{ of: 'files'; heading: string; problems: readonly Problem[] }>
  | Readonly<{ of: 'code'; message: string; place: string | undefined; stack: readonly string[] }>;

/** What Vike passes on is decorated for a terminal; the error as it was thrown hangs on it. */
type Wrapped = Error & Readonly<{ getOriginalError?: () => unknown }>;

/** What Vite says of a file that is not there. */
const NO_FILE = /Failed to load url (\S+) .* in (\S+)\. Does the file exist\?/;

/** Where Rolldown draws what it could not read. */
const IN_MESSAGE = /\[ (\S+:\d+:\d+) \]/;

/** A place in one of our files, at the end of a line of a stack. */
const PLACE = /([^\s(]+:\d+:\d+)\)?$/;

/** Sorts out what was thrown while a page was made. Paths are told from the project's folder. */
export function readMistake(thrown: unknown, server: ViteDevServer): Mistake {
  const error = original(thrown);
  if (isInputErrors(error)) {
    return { of: 'files', heading: error.heading, problems: error.problems };
  }
  if (isTextProblem(error))
    return { of: 'files', heading: '1 problem in the words files', problems: [placeOfText(error)] };
  const root = server.config.root;
  server.ssrFixStacktrace(error);
  const message = withoutRoot(stripVTControlCharacters(error.message), root).trim();
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|\bnode:/.test(line))
    .map((line) => withoutRoot(line.trim(), root));
  const place = IN_MESSAGE.exec(message)?.[1] ?? placeOfImport(message) ?? PLACE.exec(stack[0] ?? '')?.[1];
  return { of: 'code', message, place, stack };
}

/** The same for a terminal. */
export function mistakeText(thrown: unknown, server: ViteDevServer): string {
  const mistake = readMistake(thrown, server);
  if (mistake.of === 'files') return original(thrown).message;
  return [mistake.message, ...mistake.stack].join('\n    ');
}

function original(thrown: unknown): Error {
  const error = (thrown as Partial<Wrapped>).getOriginalError?.() ?? thrown;
  return error instanceof Error ? error : new Error(String(error));
}

/** By its name: pages run from modules of their own, and so does their copy of the class. */
export const isInputErrors = (error: Error): error is InputErrors => error.name === 'InputErrors';

/** Vite writes paths with `/` everywhere, Node.js as the system does, or as addresses. */
function withoutRoot(text: string, root: string): string {
  const starts = [`${pathToFileURL(root).href}/`, `${root}/`, normalize(root) + sep];
  return starts.reduce((rest, start) => rest.replaceAll(start, ''), text);
}

/** Where a file is imported that is not there. */
function placeOfImport(message: string): string | undefined {
  const [, wanted = '', file = ''] = NO_FILE.exec(message) ?? [];
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(wanted));
  return line < 0 ? file : `${file}:${line + 1}:${(lines[line]?.indexOf(wanted) ?? 0) + 1}`;
}
