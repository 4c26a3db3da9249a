/** The file `editor.yaml` at the root: where the editor finds the content on GitHub, and which account is which person. */
import { z } from 'zod';
import { type Reading, readSource } from '../../branches/model/files/readSource.ts';
import { exampleOfAll } from '../../branches/model/schema/manual.ts';
import { matching, origin, text } from '../../branches/model/schema/values.ts';
import type { InputFile } from '../../diagnostics/contentFiles.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';

export const EDITOR_FILE = 'editor.yaml';

const described = <Schema extends z.ZodType>(schema: Schema, description: string, example: unknown) =>
  schema.meta({ description, examples: [example] });

const person = described(
  z.strictObject({
    name: described(text, 'The name under which their changes and readings are recorded.', 'Anita Kumar'),
    translates: described(
      z.array(described(matching(/^[a-z]{2}$/, 'the code of a language'), 'A language.', 'ta'), 'a list of languages'),
      'The languages that they translate into.',
      ['ta'],
    ).optional(),
    dentist: described(z.literal(true, 'true, or no such line'), 'May sign medical advice.', true).optional(),
    branch: described(
      matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the name of a branch file, without .yaml'),
      'The branch where they work.',
      'chennai',
    ).optional(),
  }),
  'A person who uses the editor.',
  { name: 'Anita Kumar', branch: 'chennai' },
);

const shape = {
  repository: described(
    matching(/^[A-Za-z\d](?:[A-Za-z\d-]*)\/[\w.-]+$/, 'the owner and the name of the repository, as in its address'),
    'The repository on GitHub: owner and name.',
    'sample-dental/website',
  ),
  branch: described(
    matching(/^[^\s~^:?*[\\]+$/, 'the name of a branch of the repository'),
    'The branch of the repository that the website is built from.',
    'main',
  ),
  site: described(origin, 'The address of the website.', 'https://www.sample-dental.example'),
  signIn: described(
    z.strictObject({
      relay: described(
        origin,
        'The address of a relay that speaks the protocol of sveltia-cms-auth.',
        'https://sign-in.sample-dental.example',
      ),
      app: described(
        matching(/^Iv[\w.]{8,}$/, 'the client ID of a GitHub App, which begins with Iv'),
        'The client ID of the GitHub App that the relay signs in to. Its keys reach only the repositories where it is installed.',
        'Iv23liSampleDental',
      ).optional(),
    }),
    'How to sign in beside an access key, which always can be used.',
    { relay: 'https://sign-in.sample-dental.example' },
  ).optional(),
  people: described(
    z
      .object({}, 'accounts, each with its person')
      .catchall(person)
      .superRefine((people, context) => {
        for (const account of Object.keys(people)) {
          if (/^[A-Za-z\d][A-Za-z\d-]{0,38}$/.test(account)) continue;
          context.addIssue({ code: 'custom', path: [account], message: 'the name of an account on GitHub as its key' });
        }
      }),
    'Who uses the editor, by the name of their account on GitHub.',
    { 'anita-k': { name: 'Anita Kumar', branch: 'chennai' } },
  ),
};

const editorFile = z.strictObject(shape);

export type EditorFile = z.output<typeof editorFile>;

/** What a file may look like. */
export const EXAMPLE = exampleOfAll(shape) as EditorFile;

/** The file, or its mistakes with their places. */
export const readEditorFile = (file: InputFile): Reading<EditorFile> => readSource(new YamlSource(file), editorFile);
