/**
 * GitHub's list of who approves which file, from `editor.yaml`. Of several rules that match a file, GitHub follows the last: so these stand
 * below what developers write, each with all its accounts.
 */
import { label } from '../../branches/model/files/nestingMistakes.ts';
import type { InputFile } from '../../diagnostics/contentFiles.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { TextSource } from '../../diagnostics/textSource.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { branchesOf } from '../../editor/config/editorConfig.ts';
import { EDITOR_FILE, type EditorFile } from '../../editor/config/editorFile.ts';

/** Where GitHub looks for it. The first that is there counts. */
export const CODE_OWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

const MARK = '# Made from editor.yaml by "npm run codeowners". Your own rules stand above this line.\n';
const OWN_RULE = /^\/branches\/[a-z0-9-]+\.ya?ml(?: @[A-Za-z\d-]+)+$/;

/**
 * The list with the rules of all branches that somebody works at. What stands above them stays.
 * @param before the list so far @param source of `editor.yaml` @param files paths of the branch files by their ids
 * @throws InputErrors for branches that there are not, and for rules below those that are made
 */
export function codeOwners(
  before: InputFile,
  { people }: Pick<EditorFile, 'people'>,
  source: YamlSource,
  files: ReadonlyMap<string, string>,
): string {
  const text = before.text.replaceAll('\r\n', '\n');
  const at = text.indexOf(MARK);
  const above = at < 0 ? text : text.slice(0, at);
  const made = at < 0 ? '' : text.slice(at + MARK.length);
  const list = new TextSource({ ...before, text });
  let offset = text.length - made.length;
  const below = made.split('\n').flatMap((rule) => {
    const start = offset;
    offset += rule.length + 1;
    return rule === '' || OWN_RULE.test(rule) ? [] : list.problem(start, 'ruleBelowMark', { line: list.lineOf(at) });
  });
  const unknown = Object.entries(people).flatMap(([account, person]) =>
    branchesOf(person).flatMap((id, i) => {
      if (files.has(id)) return [];
      const path = ['people', account, 'branch', ...(Array.isArray(person.branch) ? [i] : [])];
      return source.problemAt(path, 'unknownBranch', { key: label(path), id, ids: [...files.keys()] });
    }),
  );
  const problems = [...unknown, ...below];
  if (problems.length > 0) throw new InputErrors(problems, [EDITOR_FILE, before.path].join(' and '));
  const rules = Array.from(files, ([id, path]) => {
    const owners = Object.keys(people).filter((account) => branchesOf(people[account]).includes(id));
    return owners.length > 0 ? `/${path} ${owners.map((account) => `@${account}`).join(' ')}\n` : '';
  }).join('');
  if (rules === '') return above;
  return `${above}${/[^\n]$/.test(above) ? '\n' : ''}${MARK}${rules}`;
}
