import { isEditorWords } from '../../locales/model/namespace.ts';

/** Texts in their order, but those of the editor itself after those of the site. */
export const editorLast = <T extends Readonly<{ namespace: string }>>(texts: readonly T[]): readonly T[] =>
  texts.toSorted((one, other) => Number(isEditorWords(one.namespace)) - Number(isEditorWords(other.namespace)));
