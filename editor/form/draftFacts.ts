/** The branch files of the draft, checked as the build checks them. */
import { basename, join } from 'node:path';
import { readFolder } from '../../branches/model/files/loadFiles.ts';
import { type CheckedFiles, checkTogether, type FileReading, readFile } from '../../branches/model/files/parseFiles.ts';
import type { InputFile } from '../../diagnostics/inputFile.ts';
import { factProblems } from '../../renderer/site/factProblems.ts';
import type { EditorContext } from '../server/context.ts';
import { createPictureList } from './pictureList.ts';

/** What is in the branch files, and all their problems, pictures and pages included. */
export type DraftFacts = CheckedFiles & Readonly<{ readings: readonly FileReading[]; today: string }>;

/** Reads the draft at every call; files that are as before are not parsed again. */
export type ReadFacts = () => Promise<DraftFacts>;

export function createReadFacts({ draft, today }: Pick<EditorContext, 'draft' | 'today'>): ReadFacts {
  const media = join(draft.root, 'media');
  const listPictures = createPictureList(media);
  let known = new Map<string, FileReading>();

  const readingOf = (file: InputFile): FileReading => {
    const before = known.get(file.path);
    const isSame = before?.typed.text === file.text && before.typed.encoding === file.encoding;
    return before && isSame ? before : readFile(file);
  };

  return async () => {
    const pictures = await listPictures();
    draft.refresh();
    const files = readFolder(draft.folders.branches).map((file) => ({
      ...file,
      path: `branches/${basename(file.path)}`,
    }));
    const readings = files.map(readingOf);
    known = new Map(readings.map((reading) => [reading.typed.path, reading]));
    const checked = checkTogether(readings);
    const readable = readings.filter(({ reading }) => reading.isReadable).map(({ typed }) => typed);
    const beside = factProblems(readable, checked.files, { pictures, media, today: today() });
    return { ...checked, problems: [...checked.problems, ...beside], readings, today: today() };
  };
}
