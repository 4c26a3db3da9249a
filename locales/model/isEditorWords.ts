/** Whether a words file has the words of the editor (`editor`, `editor-staff`), which no page of the site shows. */
export const isEditorWords = (namespace: string): boolean => /^editor(?:-|$)/.test(namespace);
