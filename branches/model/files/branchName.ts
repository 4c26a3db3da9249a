/** Names of the files in `branches/`, without `.yaml`, and of the sites that follow from them. */

/** Name of the file with what all branches share. */
export const CLINIC_ID = 'clinic';
/** The site that shows all branches. */
export const COMBINED = 'combined';

/** Names that are those of other pages or sites. */
export const TAKEN_NAMES: readonly string[] = [COMBINED, 'index'];

/** Whether a name is valid for a branch file. */
export const isFileName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);
