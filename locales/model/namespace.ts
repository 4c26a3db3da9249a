/**
 * Whether a namespace is a branch file rather than a words file.
 * @param namespace the name of a words file (`common`) or the path of a branch file (`branches/chennai.yaml`)
 */
export const isBranchFile = (namespace: string): boolean => namespace.includes('/');

/** Whether a words file has the words of the editor (`editor`, `editor-staff`), which no page of the site shows. */
export const isEditorWords = (namespace: string): boolean => /^editor(?:-|$)/.test(namespace);

/** The steps of a dotted key: `items.0` for the first entry of a list. */
export const stepsOf = (key: string): readonly (string | number)[] =>
  key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
