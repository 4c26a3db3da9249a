import { comparableText } from '../../../../diagnostics/normalText.ts';
import type { FormFile } from '../../../form/forms.ts';

/** The branches that all words of a search are about: parts of name, area, district, PIN or id, in any language. */
export function findBranches<Branch extends Pick<FormFile, 'words'>>(branches: readonly Branch[], search: string) {
  const fold = (text: string) => comparableText(text).toLowerCase();
  const wanted = fold(search).split(' ');
  return branches.filter(({ words }) => wanted.every((word) => fold(words.join('\n')).includes(word)));
}
