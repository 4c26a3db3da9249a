/** The forms for the branch files: what is in them, what is wrong with it, and changes of single values. */
import { Hono } from 'hono';
import type { FileReading } from '../../branches/model/files/parseFiles.ts';
import { branchFile } from '../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../branches/model/schema/clinicFile.ts';
import { UnreadableYaml } from '../../branches/yaml/readYaml.ts';
import { ImpossibleEdit } from '../../branches/yaml/yamlEdit.ts';
import type { EditorContext } from '../server/context.ts';
import { editYaml } from '../yaml/editYaml.ts';
import { createBranchRoutes } from './branchRoutes.ts';
import { createReadFacts, type DraftFacts } from './draftFacts.ts';
import { fieldSchema } from './fieldSchema.ts';
import { editRequest, editsOf, jsonOf, NO_SUCH_FILE } from './formRequests.ts';
import { formState } from './formState.ts';
import { keyOrder } from './keyOrder.ts';
import { listForms } from './listForms.ts';

const SCHEMAS = { clinic: clinicFile, branch: branchFile } as const;
const isKind = (kind: string): kind is keyof typeof SCHEMAS => Object.hasOwn(SCHEMAS, kind);

export const createFormRoutes = (context: EditorContext) => {
  const { draft } = context;
  const readFacts = createReadFacts(context);

  return new Hono()
    .get('/files', async (asked) => asked.json({ files: listForms(await readFacts(), draft) }))
    .get('/schema/:kind', async (asked) => {
      const kind = asked.req.param('kind');
      if (!isKind(kind)) return asked.text(NO_SUCH_FILE, 404);
      const { readings } = await readFacts();
      const branches = readings.flatMap(({ kind: each, typed }) => (each === 'branch' ? [typed.id] : []));
      return asked.json(fieldSchema(SCHEMAS[kind], branches));
    })
    .route('/branches', createBranchRoutes(draft, readFacts))
    .get('/:id', async (asked) => {
      const facts = await readFacts();
      const file = fileNamed(facts, asked.req.param('id'));
      return file ? asked.json(formState(facts, file)) : asked.text(NO_SUCH_FILE, 404);
    })
    .post('/:id', jsonOf(editRequest), async (asked) => {
      const file = fileNamed(await readFacts(), asked.req.param('id'));
      if (!file) return asked.text(NO_SUCH_FILE, 404);
      const edits = editsOf(asked.req.valid('json'));
      const { path } = file.typed;
      try {
        const order = keyOrder(file.typed);
        draft.change(
          path,
          edits.reduce((text, edit) => editYaml(text, edit, order), draft.read(path) ?? ''),
        );
      } catch (error) {
        if (error instanceof ImpossibleEdit) return asked.text(error.message, 409);
        // Its state says why.
        if (!(error instanceof UnreadableYaml)) throw error;
      }
      const facts = await readFacts();
      const changed = fileNamed(facts, file.typed.id);
      return changed ? asked.json(formState(facts, changed)) : asked.text(NO_SUCH_FILE, 404);
    });
};

const fileNamed = ({ readings }: DraftFacts, id: string): FileReading | undefined =>
  readings.find(({ typed }) => typed.id === id);
