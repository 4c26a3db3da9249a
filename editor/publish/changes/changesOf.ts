import type { Change } from './change.ts';
import { type ChangedFile, fileChanges, together } from './fileChanges.ts';
import type { Names } from './names.ts';

const RECORD = /^locales\/record\/([a-z]{2})\.json$/;

/** What the change of these files changes on the site. */
export function changesOf(files: readonly ChangedFile[], names: Names): readonly Change[] {
  const changes = together(files.flatMap((file) => fileChanges(file, names)));
  const languages = new Set(changes.flatMap((change) => (change.kind === 'texts' ? [change.language] : [])));
  // The record of a translation changes with its texts.
  return changes.filter((change) => {
    const [, language] = RECORD.exec(change.file) ?? [];
    return language === undefined || !languages.has(language);
  });
}
