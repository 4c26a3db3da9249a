/** Finds the programs of others that read what the project makes, or installs them as root on Debian. */
import { canInstallPackages, installPackages, which } from '../../scripts/cli/debianPackages.ts';

/** By command: the Debian package that it is in, and what is not tested without it. */
const TOOLS = {
  'espeak-ng': { name: 'espeak-ng', untested: 'What a voice makes of Tamil pages' },
  json2po: { name: 'translate-toolkit', untested: 'What Weblate makes of the words files' },
} as const;

type Tool = keyof typeof TOOLS;

export const hasTool = (tool: Tool): boolean => which(tool) !== undefined;

/** Vitest’s global setup for the tests in this folder. */
export default async function setup(): Promise<void> {
  for (const tool of Object.keys(TOOLS) as Tool[]) {
    const { name, untested } = TOOLS[tool];
    if (!hasTool(tool) && canInstallPackages()) await installPackages(name);
    if (!hasTool(tool)) console.warn(`${untested} is NOT tested. On Debian: apt-get install ${name}`);
  }
}
