/**
 * With more branches than this, pages show the primary one and link to all, each branch has a page of its own under /clinics,
 * and the editor lists them with a search. One constant for the site and the editor.
 */
const MAX_LISTED_BRANCHES = 8;

/** Whether there are too many branches to show all of them in every place. */
export const areManyBranches = (branches: readonly unknown[]): boolean => branches.length > MAX_LISTED_BRANCHES;
