import { sharedWithBuild } from './sharedWithBuild.ts';

/** Why a page could not be made. */
export type RenderProblem = Readonly<{ page: string; message: string; stack: string }>;

/** The pages that could not be made so far, so that a build can name them all at once. */
export const renderProblems = (): RenderProblem[] => sharedWithBuild('renderProblems', () => []);
