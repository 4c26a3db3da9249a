/** Names of the files in `branches/`, without `.yaml`, and of the sites that follow from them. */

/** Name of the file with what all branches share. */
export const CLINIC_ID = 'clinic';
/** The site that shows all branches. */
export const COMBINED = 'combined';

/** Whether a name is valid for a branch file. */
export const isFileName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);

/**
 * Why a new branch cannot have a name; undefined if it can.
 * @param id name of its file without `.yaml`
 * @param exists whether there is such a file; only asked for a name that a file can have
 */
export function refusedName(id: string, path: string, exists: () => boolean): string | undefined {
  if (!isFileName(id)) {
    return `"${id}" cannot be the name of a file. Expected small letters, digits and hyphens, such as madurai.`;
  }
  if (id === CLINIC_ID || id === COMBINED) return `"${id}" is a reserved name. Choose another, such as madurai.`;
  if (exists()) return `${path} already exists. Choose another name, or edit that file.`;
  return undefined;
}
