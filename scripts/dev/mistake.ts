/** Describes for developers and editors why a page cannot be rendered. */
import { existsSync, readFileSync } from 'node:fs';
import { normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { InputErrors, Problem } from '../../diagnostics/inputErrors.ts';
import { escapeHtml } from '../../site/language/escapeHtml.ts';
import { isTextProblem, placeOfText } from '../build/renderPages.ts';
import { devDocument } from './devDocument.ts';

/** Vite's message for an import of a missing file. */
const NO_FILE = /Failed to load url (\S+) .* in (\S+)\. Does the file exist\?/;

/** A location in Rolldown's message about a syntax error. */
const IN_MESSAGE = /\[ (\S+:\d+:\d+) \]/;

/** A location at the end of a stack trace line. */
const IN_STACK = /([^\s(]+:\d+:\d+)\)?$/;

const MAX_PROBLEMS = 20;

const RELOAD_NOTE = '\n<p>Fix it and save: this page comes back by itself.</p>';

export function mistakeText(thrown: unknown, server: ViteDevServer): string {
  const error = original(thrown);
  if (isInputErrors(error) || isTextProblem(error)) return error.message;
  const { message, stack } = readError(error, server);
  return [message, ...stack].join('\n    ');
}

export function mistakePage(thrown: unknown, server: ViteDevServer): string {
  const error = original(thrown);
  if (isInputErrors(error)) return problemsPage(error.heading, error.problems);
  if (isTextProblem(error)) return problemsPage('1 problem in the words files', [placeOfText(error)]);
  const { message, place, stack } = readError(error, server);
  const at = place ? `<h2>${escapeHtml(place)}</h2>\n` : '';
  const trace = stack.length > 0 ? `\n<h2>Called from</h2>\n${block(stack.join('\n'), 'Calls')}` : '';
  return devDocument('This page cannot be made yet', `${at}${block(message, 'Message')}${trace}${RELOAD_NOTE}`);
}

/** Vike passes on errors formatted for a terminal, with a method that returns the original. */
function original(thrown: unknown): Error {
  const error = (thrown as Partial<{ getOriginalError(): unknown }> | undefined)?.getOriginalError?.() ?? thrown;
  return error instanceof Error ? error : new Error(String(error));
}

/** Checked by name, as pages run in a separate module graph with its own copy of the class. */
export const isInputErrors = (error: Error): error is InputErrors => error.name === 'InputErrors';

/** A mistake in the code. Paths are relative to the project root. */
function readError(error: Error, server: ViteDevServer) {
  const { root } = server.config;
  const message = withoutRoot(stripVTControlCharacters(error.message), root).trim();
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|\bnode:/.test(line))
    .map((line) => withoutRoot(line.trim(), root));
  const place = IN_MESSAGE.exec(message)?.[1] ?? placeOfImport(message) ?? IN_STACK.exec(stack[0] ?? '')?.[1];
  return { message, place, stack };
}

/** Vite always writes paths with `/`, Node.js with the system's separator or as URLs. */
function withoutRoot(text: string, root: string): string {
  const prefixes = [`${pathToFileURL(root).href}/`, `${root}/`, normalize(root) + sep];
  return prefixes.reduce((rest, prefix) => rest.replaceAll(prefix, ''), text);
}

function placeOfImport(message: string): string | undefined {
  const [, wanted = '', file = ''] = NO_FILE.exec(message) ?? [];
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(wanted));
  return line < 0 ? file : `${file}:${line + 1}:${(lines[line]?.indexOf(wanted) ?? 0) + 1}`;
}

function problemsPage(heading: string, problems: readonly Problem[]): string {
  const hidden = problems.length - MAX_PROBLEMS;
  const more = hidden > 0 ? `<p>${hidden} more are not shown.</p>` : '';
  return devDocument(heading, problems.slice(0, MAX_PROBLEMS).map(section).join('\n') + more + RELOAD_NOTE);
}

function section({ file, line, column, message, excerpt }: Problem): string {
  const shown = excerpt === undefined ? '' : `${block(excerpt, 'The line')}\n`;
  return `<h2>${escapeHtml(`${file}:${line}:${column}`)}</h2>\n${shown}<p class="message">${escapeHtml(message)}</p>`;
}

/** Long lines can be scrolled with the keyboard too. */
const block = (text: string, name: string) =>
  `<pre tabindex="0" role="region" aria-label="${name}">${escapeHtml(text)}</pre>`;
