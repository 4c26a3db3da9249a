import { fileProblem, type Problem } from '../../diagnostics/inputErrors.ts';
import type { Language } from '../../locales/languages.ts';
import { stepsOf } from '../../locales/model/namespace.ts';
import type { Content } from '../content/readContent.ts';
import { factPath } from './sheet/writeFactText.ts';

/** Makes problems at the texts of a language, in words files and branch files. */
export function textPlaces({ code }: Language, { words, readings }: Content) {
  return (namespace: string, key: string, message: string): Problem => {
    const values = { key, reason: message };
    const file = words.find((each) => each.code === code && each.namespace === namespace);
    if (file) return file.source.problemAt(stepsOf(key), 'brokenText', values);
    const source = readings.find(({ source }) => source.path === namespace)?.source;
    if (source) return source.problemAt([...factPath(source.document.toJS(), key), code], 'brokenText', values);
    return fileProblem(namespace, 'brokenText', values);
  };
}
