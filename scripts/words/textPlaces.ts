import type { Problem } from '../../diagnostics/inputErrors.ts';
import { readInput } from '../../diagnostics/inputFile.ts';
import { JsonSource } from '../../diagnostics/jsonSource.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Language } from '../../locales/languages.ts';
import { isBranchFile } from '../../locales/model/isBranchFile.ts';
import { factPath } from './sheet/writeFactText.ts';

/** Makes problems at the texts of a language, in words files and branch files. Each file is read once. */
export function textPlaces({ code }: Language, dir = 'locales') {
  const sources = new Map<string, JsonSource | YamlSource>();
  return (namespace: string, key: string, message: string): Problem => {
    const path = isBranchFile(namespace) ? namespace : `${dir}/${code}/${namespace}.json`;
    const source =
      sources.get(path) ??
      (isBranchFile(namespace) ? new YamlSource(readInput(path)) : new JsonSource(readInput(path)));
    sources.set(path, source);
    const sentence = `${key}: ${message}`;
    if (source instanceof JsonSource) return source.problemAt(stepsOf(key), sentence);
    return source.problemAt([...factPath(source.document.toJS(), key), code], sentence);
  };
}

const stepsOf = (key: string) => key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
