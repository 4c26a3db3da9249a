import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { TextSource } from '../../diagnostics/textSource.ts';
import { LAYERS } from './imports.config.ts';

/** The imports of the whole project that `imports.config.ts` does not allow. */
export function findRefusedImports(): readonly Problem[] {
  const folders = readdirSync('.', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(?:\.|node_modules$|dist)/.test(entry.name),
  );
  return folders
    .flatMap(({ name }) =>
      readdirSync(name, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/(?:^|[\\/])node_modules[\\/]/.test(file))
        .map((file) => `${name}/${file.replaceAll('\\', '/')}`),
    )
    .flatMap((file) => refusedImports(file, readFileSync(file, 'utf8')));
}

/** The imports of a file that its layer does not allow, each with the layer's sentence. */
export function refusedImports(path: string, text: string): readonly Problem[] {
  const layer = LAYERS.find(({ files }) => files.test(path));
  if (!layer) return [];
  const own = layer.files.exec(path)?.[0] ?? path;
  /** Why an import is refused, if it is. */
  const refusal = (specifier: string) => {
    if (!/^[./]/.test(specifier)) return layer.mayNotPackages?.test(specifier) && layer.sentence;
    const to = specifier.startsWith('/') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier);
    const target = LAYERS.find(({ files }) => files.test(to));
    if (target?.closed && target !== layer)
      return !(layer.mayClosed && to.startsWith(layer.mayClosed)) && target.closed;
    return ![own, ...layer.may].some((start) => to.startsWith(start)) && layer.sentence;
  };
  const source = new TextSource({ path, text });
  return importsOf(path, text).flatMap(({ offset, specifier }) => {
    const sentence = refusal(specifier);
    return sentence ? [source.problem(offset, 'remark', { text: `found an import of ${specifier}. ${sentence}` })] : [];
  });
}

/** The imports and re-exports of a file, types included, but not `import.meta.glob`. */
function importsOf(path: string, text: string) {
  const { module, program } = parseSync(path, text);
  const requests: { start: number; end: number }[] = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  new Visitor({
    TSImportType: ({ source }) => requests.push(source),
    CallExpression: ({ callee, arguments: [patterns] }) => {
      if (!patterns || text.slice(callee.start, callee.end) !== 'import.meta.glob') return;
      requests.push(
        ...(patterns.type === 'ArrayExpression' ? patterns.elements.flatMap((one) => one ?? []) : [patterns]),
      );
    },
  }).visit(program);
  const found = requests.map(({ start, end }) => ({ offset: start, specifier: text.slice(start + 1, end - 1) }));
  return found.filter(({ specifier }) => !specifier.startsWith('!'));
}
