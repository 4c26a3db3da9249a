/**
 * Which folder below `pages/` has the page at an address, as Vike finds it: the folder of the same name, otherwise one with a
 * parameter, such as `contact/@booking`.
 * @param path without the language prefix
 * @param folders of all pages, from `pages/`
 */
export function pageFolder(path: string, folders: readonly string[]): string | undefined {
  const own = path === '/' ? 'index' : path.slice(1);
  return folders.includes(own) ? own : folders.find((folder) => fits(folder.split('/'), own.split('/')));
}

const fits = (folder: readonly string[], path: readonly string[]) =>
  folder.length === path.length && folder.every((segment, i) => segment.startsWith('@') || segment === path[i]);
