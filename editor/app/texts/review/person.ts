/** Who reviews: asked once, and kept in this browser. */
const PLACE = 'editor.person';

export const readPerson = (): string | undefined => localStorage.getItem(PLACE) ?? undefined;

export const keepPerson = (name: string): void => localStorage.setItem(PLACE, name);
