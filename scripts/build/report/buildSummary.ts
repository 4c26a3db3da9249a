/** What a build says, as Markdown. */
import { InputErrors, type Problem } from '../../../diagnostics/inputErrors.ts';
import { plainMarkdown, problemsMarkdown } from '../../../diagnostics/markdown.ts';

/** A site and what changed in it, a line each. */
export type SiteReport = Readonly<{ name: string; changes: readonly string[] }>;

/** What a successful build changed, and what it warns about. */
export function changesMarkdown(sites: readonly SiteReport[], warnings: readonly Problem[]): string {
  const changes = sites.map(
    ({ name, changes }) => `- **${plainMarkdown(name)}**: ${changes.map(plainMarkdown).join('; ')}`,
  );
  const warned = warnings.length > 0 ? ['## Is this intended?', problemsMarkdown(warnings)] : [];
  return ['## What changes', changes.join('\n'), ...warned].join('\n\n');
}

/** Why a build failed. */
export function failureMarkdown(error: unknown): string {
  if (error instanceof InputErrors)
    return ['## This has to be changed', `${plainMarkdown(error.heading)}:`, problemsMarkdown(error.problems)].join(
      '\n\n',
    );
  return ['## The site could not be built', plainMarkdown(error instanceof Error ? error.message : String(error))].join(
    '\n\n',
  );
}
