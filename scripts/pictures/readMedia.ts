import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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
 * @throws any other error, such as a full disk
 */
export async function readMedia(dir: string): Promise<Media> {
  const { pictures, problems } = await listMedia(dir);
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
    problems: [...problems, ...read.filter((each) => 'message' in each)],
    ...(existsSync(labels) && { labels: readInput(FILES_ON_DISK, labels) }),
  };
}

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

/** Relative to the folder of masters. */
type Listing = Readonly<{ pictures: readonly string[]; problems: readonly Problem[] }>;

const isPicture = (name: string) => pictureEnding(name) !== undefined || otherFormat(name) !== undefined;

/** Those of `renderer/node/readDrawing.ts`. */
const isDrawing = (path: string) => /^icons\/[^/]+\.svg$/.test(path);

/** Skips dotfiles and drawings. */
async function listMedia(dir: string, folder = ''): Promise<Listing> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (entries instanceof Error)
    return { pictures: [], problems: [mediaProblem(dir, folder, explainUnopened(entries))] };
  const visible = entries.filter(({ name }) => !name.startsWith('.'));
  const pathOf = (name: string) => (folder === '' ? name : `${folder}/${name}`);
  const folders = visible.filter((entry) => entry.isDirectory()).map(({ name }) => pathOf(name));
  const misnamed = folders.filter((path) => pictureEnding(path) !== undefined);
  const listings = await Promise.all(
    folders.filter((path) => !misnamed.includes(path)).map((path) => listMedia(dir, path)),
  );
  const files = visible
    .filter((entry) => !entry.isDirectory() && isPicture(entry.name))
    .map(({ name }) => pathOf(name))
    .filter((path) => !isDrawing(path));
  return {
    pictures: [...files, ...listings.flatMap(({ pictures }) => pictures)],
    problems: [
      ...misnamed.map((path) => mediaProblem(dir, path, ['folderLikePicture'])),
      ...listings.flatMap(({ problems }) => problems),
    ],
  };
}

const explainUnopened = ({ code: error = '' }: NodeJS.ErrnoException): Sentence =>
  error === 'ENOENT' ? ['noMediaFolder'] : ['closedFolder', { error }];

const mediaProblem = (dir: string, path: string, sentence: Sentence): Problem =>
  fileProblem(mediaFile(dir, path), ...sentence);
