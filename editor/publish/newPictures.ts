import type { FileChange } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import { Refusal } from '../content/refusal.ts';
import { isSame } from '../yaml/values.ts';

/** The pictures to save. One that was saved before the window closed is skipped. */
export async function newPictures({ store, draft }: Pick<EditorContext, 'store' | 'draft'>) {
  const { version, pictures } = draft.head();
  const changes: FileChange[] = [];
  for (const [path, content] of draft.namedPictures()) {
    const other = pictures.has(path) ? await store.read(version, path) : undefined;
    if (!other) changes.push({ path, content });
    else if (!isSame(content, other))
      throw new Refusal(`${path}: somebody else has given this name to another picture. Choose yours once more.`, {
        key: 'refused.pictureNameTaken',
      });
  }
  return changes;
}
