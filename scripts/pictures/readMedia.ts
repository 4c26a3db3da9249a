import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { otherFormat, pictureEnding } from '../../branches/model/files/pictureName.ts';
import { readInput } from '../../diagnostics/contentFiles.ts';
import { fileProblem, InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { Sentence } from '../../diagnostics/sentences.ts';
import { type Catalogue, MEDIA_DIR, type Media } from '../../site/pictures/catalogue.ts';
import { LABELS_FILE } from '../../site/pictures/labels.ts';
import { type Master, mediaFile } from '../../site/pictures/master.ts';
import { FILES_ON_DISK } from '../content/filesOnDisk.ts';
import { describeMaster } from './describeMaster.ts';
import { endingProblem, explainBrokenPicture, nameProblems } from './pictureProblems.ts';

/**
 * Reads every master.
 * @throws InputErrors listing every picture that pages cannot show
 */
export async function readCatalogue(dir: string = MEDIA_DIR): Promise<Catalogue> {
  const { catalogue, problems } = await readMedia(dir);
  if (problems.length > 0) throw new InputErrors(problems, 'the pictures');
  return catalogue;
}

/**
 * Reads every master, and the problems of those that pages cannot show.
 * @throws InputErrors if there is no such folder; any other error, such as a full disk
 */
export async function readMedia(dir: string): Promise<Media> {
  const pictures = FILES_ON_DISK.list(dir)
    .map((path) => relative(dir, path).replaceAll(sep, '/'))
    .filter((path) => isPicture(path) && !isDrawing(path));
  const misnamed = nameProblems(pictures);
  const read = await Promise.all(
    pictures.map(async (path) => {
      const wrongName = misnamed.get(path);
      return wrongName === undefined ? tryMaster(dir, path) : mediaProblem(dir, path, wrongName);
    }),
  );
  const labels = mediaFile(dir, LABELS_FILE);
  const isMaster = (each: Master | Problem): each is Master => 'hash' in each;
  return {
    catalogue: new Map(read.filter(isMaster).map((master) => [master.path, master])),
    problems: read.filter((each) => 'message' in each),
    ...(existsSync(labels) && { labels: readInput(FILES_ON_DISK, labels) }),
  };
}

const isPicture = (name: string) => pictureEnding(name) !== undefined || otherFormat(name) !== undefined;

/** Those of `renderer/node/readDrawing.ts`. */
const isDrawing = (path: string) => /^icons\/[^/]+\.svg$/.test(path);

async function tryMaster(dir: string, path: string): Promise<Master | Problem> {
  try {
    const master = await describeMaster(dir, path);
    const problem = endingProblem(master);
    return problem === undefined ? master : mediaProblem(dir, path, problem);
  } catch (error) {
    const why = await explainBrokenPicture(join(dir, path));
    if (why === undefined) throw error;
    return mediaProblem(dir, path, why);
  }
}

const mediaProblem = (dir: string, path: string, sentence: Sentence): Problem =>
  fileProblem(mediaFile(dir, path), ...sentence);
