/**
 * With more branches than this, a place shows the primary one and links to all, each branch has a page of its own under /clinics, and
 * the editor lists them with a search. One constant for the site and the editor.
 */
const MAX_LISTED_BRANCHES = 8;

/** Whether there are too many branches to show all of them in every place. */
export const areManyBranches = ({ length }: Readonly<{ length: number }>): boolean => length > MAX_LISTED_BRANCHES;
