import { didYouMean } from '../../diagnostics/didYouMean.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { faultSentence } from '../../locales/model/faults.ts';
import { isBranchFile } from '../../locales/model/isBranchFile.ts';
import { textPlaces } from './textPlaces.ts';
import type { Translation } from './translation.ts';

/** What is broken in a translation and must not be published, with file positions. */
export function translationProblems({ language, statuses, unknown }: Translation, dir = 'locales'): readonly Problem[] {
  const at = textPlaces(language, dir);
  const files = [...new Set(statuses.map(({ namespace }) => namespace))];
  const strangers = new Set(unknown.map(({ namespace }) => namespace).filter((name) => !files.includes(name)));
  return [
    ...[...strangers].map((name) => {
      const near = didYouMean(name, files);
      const hint = near ? `Did you mean ${near}.json?` : 'Correct its name, or delete it';
      const file = `${dir}/${language.code}/${name}.json`;
      return { file, line: 1, column: 1, message: `English has no file of this name. ${hint}` };
    }),
    ...unknown
      .filter(({ namespace }) => files.includes(namespace))
      .map(({ namespace, key }) => at(namespace, key, 'English has no such text. Delete it, or correct its name')),
    ...statuses
      .filter(({ namespace }) => !isBranchFile(namespace))
      .flatMap(({ namespace, key, faults }) => faults.map((fault) => at(namespace, key, faultSentence(fault)))),
  ];
}
