import { appendFileSync } from 'node:fs';

/** Adds a report to a file: a workflow gives several commands the same one. */
export const addSummary = (file: string, markdown: string): void => appendFileSync(file, `${markdown}\n\n`);
