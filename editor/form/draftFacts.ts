/** The branch files of the draft, checked as the build checks them. */
import { basename, join } from 'node:path';
import {
  type CheckedFiles,
  checkTogether,
  type FileReading,
  readFile,
  readFolder,
} from '../../branches/model/files/parseFiles.ts';
import { FILES_ON_DISK } from '../../diagnostics/filesOnDisk.ts';
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
  return async () => {
    const pictures = await listPictures();
    draft.refresh();
    const readings = readFolder(FILES_ON_DISK, draft.folders.branches).map((file) =>
      readFile({ ...file, path: `branches/${basename(file.path)}` }),
    );
    const checked = checkTogether(readings);
    const readable = readings.filter(({ reading }) => reading.isReadable).map(({ typed }) => typed);
    const beside = factProblems(readable, checked.files, { pictures, media });
    return { ...checked, problems: [...checked.problems, ...beside], readings, today: today() };
  };
}
