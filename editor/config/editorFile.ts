/** The file `editor.yaml` at the root: where the content is on GitHub, and which account belongs to which person. */
import { z } from 'zod';
import { type Reading, readSource } from '../../branches/model/files/readSource.ts';
import { exampleOfAll, withExample } from '../../branches/model/schema/manual.ts';
import { branchId, matching, origin, text } from '../../branches/model/schema/values.ts';
import type { InputFile } from '../../diagnostics/contentFiles.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';

export const EDITOR_FILE = 'editor.yaml';

const language = matching(/^[a-z]{2}$/, 'the code of a language');

const workplace = 'the name of a branch file, or several in square brackets';

const person = z.strictObject({
  /** The name under which their changes and reviews are recorded. */
  name: withExample(text, 'Anita Kumar'),
  /** The languages that they translate into. */
  translates: withExample(z.array(language, 'a list of languages'), ['ta']).optional(),
  /** Whether they may sign medical advice. */
  dentist: withExample(z.literal(true, 'true, or no such line'), true).optional(),
  /** Where they work: the name of a branch file, or several. */
  branch: z
    .union([branchId, z.array(branchId).min(1, workplace)], workplace)
    .meta({ examples: [['chennai', 'kavalkinaru']] })
    .optional(),
});

const shape = {
  /** On GitHub: owner and name, as in its address. */
  repository: withExample(
    matching(/^[A-Za-z\d](?:[A-Za-z\d-]*)\/[\w.-]+$/, 'the owner and the name of the repository, as in its address'),
    'sample-dental/website',
  ),
  /** The one that the website is built from. */
  branch: withExample(matching(/^[^\s~^:?*[\\]+$/, 'the name of a branch of the repository'), 'main'),
  /** The address of the website. */
  site: origin,
  /** Who uses the editor, by the name of their account on GitHub. */
  people: withExample(
    z
      .object({}, 'accounts, each with its person')
      .catchall(person)
      .superRefine((people, context) => {
        for (const account of Object.keys(people)) {
          if (/^[A-Za-z\d][A-Za-z\d-]{0,38}$/.test(account)) continue;
          context.addIssue({ code: 'custom', path: [account], message: 'the name of an account on GitHub as its key' });
        }
      }),
    { 'anita-k': { name: 'Anita Kumar', branch: 'chennai' } },
  ),
};

const editorFile = z.strictObject(shape);

export type EditorFile = z.output<typeof editorFile>;

/** An example of the file. */
export const EXAMPLE = exampleOfAll(shape) as EditorFile;

/** Reads the file; its mistakes have their places. */
export const readEditorFile = (file: InputFile): Reading<EditorFile> => readSource(new YamlSource(file), editorFile);
