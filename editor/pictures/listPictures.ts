import { readFolder } from '../../branches/model/files/parseFiles.ts';
import type { Path } from '../../diagnostics/place.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import { findMaster } from '../../renderer/media/catalogue.ts';
import { pictureFields } from '../../renderer/site/pictureFields.ts';
import type { SessionContext } from '../session/context.ts';

/** A picture in `media/`. */
export type ListedPicture = Readonly<{
  /** Path under `media/`. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The fields that name it, with unsaved changes. Pages that name it themselves are not among them. */
  uses: readonly Readonly<{ file: string; path: Path }>[];
}>;

/** The pictures that pages can show, by name. */
export async function listPictures({
  draft,
  pictures,
}: Pick<SessionContext, 'draft' | 'pictures'>): Promise<readonly ListedPicture[]> {
  const { catalogue } = await pictures();
  const uses = readFolder(draft.files, 'branches')
    .map((file) => new YamlSource(file))
    .flatMap((source) =>
      pictureFields(source).map(({ path }) => {
        const name = source.textAt(path);
        return { master: name && findMaster(catalogue, name), file: source.path, path };
      }),
    );
  return [...catalogue.values()]
    .map((master) => ({
      name: master.path,
      width: master.width,
      height: master.height,
      uses: uses.filter((use) => use.master === master).map(({ file, path }) => ({ file, path })),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
