import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import { TextSource } from '../../diagnostics/textSource.ts';
import { EXCEPTIONS, ROOMS } from './imports.config.ts';

/**
 * The imports of a file that its room does not allow, each with the room's sentence.
 * @param path relative to the project root
 */
export function refusedImports(path: string, text: string): readonly Problem[] {
  const room = ROOMS.find(({ files }) => files.test(path));
  if (!room) return [];
  const own = room.files.exec(path)?.[0] ?? path;
  const exceptions = EXCEPTIONS.filter(({ files }) => path.startsWith(files)).map(({ may }) => may);
  const isRefused = (specifier: string) => {
    if (!/^[./]/.test(specifier)) return room.mayNotPackages?.includes(specifier);
    const to = specifier.startsWith('/') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier);
    return ![own, ...room.may, ...exceptions].some((start) => to.startsWith(start));
  };
  const source = new TextSource({ path, text });
  return importsOf(path, text)
    .filter(({ specifier }) => isRefused(specifier))
    .map(({ offset, specifier }) => source.problem(offset, `found an import of ${specifier}. ${room.sentence}`));
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
