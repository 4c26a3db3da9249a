/** The forms of the fixtures' facts. */
import type { YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { createForms } from '../../../editor/form/forms.ts';
import { createTestSession } from '../../support/editorSession.ts';

/** Opens the fixtures, which the test may change. */
export function openForms() {
  const context = createTestSession({}, '2026-11-22');
  const { draft } = context;
  const forms = createForms(context);
  const edit = async (id: string, ...edits: readonly YamlEdit[]) => {
    await forms.edit(id, edits);
    return forms.file(id);
  };
  return {
    ...forms,
    draft,
    edit,
    set: (id: string, path: readonly (string | number)[], value: unknown) => edit(id, { kind: 'set', path, value }),
    /** Changes the text of a file by hand. */
    type(id: string, change: (text: string) => string) {
      const path = `branches/${id}.yaml`;
      draft.change(path, change(draft.read(path) ?? ''));
    },
  };
}
