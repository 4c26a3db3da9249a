import { join } from 'node:path';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { describeMaster, type Master } from './describeMaster.ts';
import { explainBrokenPicture } from './explainBrokenPicture.ts';
import { listMedia } from './listMedia.ts';
import { mediaProblem } from './mediaProblem.ts';
import { endingProblem, nameProblems } from './nameProblem.ts';

/** The masters that pages can show, keyed by their path in the folder, and the problems of the others. */
export type Media = Readonly<{ catalogue: ReadonlyMap<string, Master>; problems: readonly Problem[] }>;

/**
 * Reads every master.
 * @param dir the folder of all masters
 * @throws any error that is not caused by a picture, such as a full disk
 */
export async function readMedia(dir: string): Promise<Media> {
  const { pictures, problems } = await listMedia(dir);
  const misnamed = nameProblems(pictures);
  const read = await Promise.all(
    pictures.map(async (path) => {
      const message = misnamed.get(path);
      return message === undefined ? tryMaster(dir, path) : mediaProblem(dir, path, message);
    }),
  );
  const isMaster = (each: Master | Problem): each is Master => 'hash' in each;
  return {
    catalogue: new Map(read.filter(isMaster).map((master) => [master.path, master])),
    problems: [...problems, ...read.filter((each) => 'message' in each)],
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
