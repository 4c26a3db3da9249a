/** Command line parsing shared by all commands: help, usage errors, common options. */

import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { isDay } from '../../branches/model/day.ts';
import { normalText } from '../../diagnostics/normalText.ts';
import { ignoreClosedPipe } from './progress.ts';

/** Exit code for a command line that cannot be parsed. Code 1 is for mistakes in files. */
const USAGE_ERROR = 2;

/** Commander's own prefix before the message of our parsers; it repeats what they say. */
const BEFORE_OUR_SENTENCE = /^error: (?:option|command-argument) .* is invalid(?: for argument '\w+')?\. (?!Allowed)/s;

/**
 * A command without arguments or options yet. Its `parse()` exits after `--help` (code 0) and after an invalid command line (code 2).
 * @param name as typed, such as `npm run build`
 * @param does description for its help
 */
export function command(name: string, does: string) {
  ignoreClosedPipe();
  return new Command(`${name} --`)
    .description(does)
    .helpOption('-h, --help', 'show this text')
    .showHelpAfterError()
    .configureOutput({ outputError: (text, write) => write(`${sentence(text)}\n`) })
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE_ERROR));
}

function sentence(text: string): string {
  return text
    .trim()
    .replace(BEFORE_OUR_SENTENCE, '')
    .replace(/^error: (.)/, (_prefix, first: string) => first.toUpperCase());
}

export const todayOption = () =>
  new Option('--today <day>', 'as if on that day, such as 2025-08-15').argParser(readDay('--today'));

export const formatOption = () =>
  new Option('--format <name>', 'text for a terminal, github for annotations in a workflow')
    .choices(['text', 'github'] as const)
    .default('text' as const);

export const branchesOption = () => new Option('--branches <folder>', 'where the branch files are').default('branches');

export const portOption = (port: number) =>
  new Option('--port <number>', 'listen on this port').env('PORT').default(port).argParser(readPort);

/** Without it, a server accepts connections from this machine only. */
export const hostOption = () => new Option('--host', 'also accept other devices on the network, such as a phone');

export const byOption = () => new Option('--by <name>', 'who has read it, such as "Dr. Kind"').argParser(readName);

function readDay(option: string) {
  return (text: string): string => {
    if (isDay(text)) return text;
    throw new InvalidArgumentError(
      `${option} "${text}" is not a day. Write year-month-day, such as ${option} 2025-08-15.`,
    );
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new InvalidArgumentError(`"${text}" is not a port. Expected a number from 1 to 65535, such as --port 4174.`);
}

function readName(text: string): string {
  const name = normalText(text);
  if (name !== '') return name;
  throw new InvalidArgumentError('The name is empty. Say who has read it: --by "Name".');
}
