/** Attribute of an element that the other version of a page does not have, or has with other content. */
export const CHANGED = 'data-editor-changed';
/** Id of a place in the first of them, to scroll to. */
export const FIRST_CHANGE = 'editor-first-change';
