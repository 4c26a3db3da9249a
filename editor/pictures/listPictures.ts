import { join } from 'node:path';
import { readFolder } from '../../branches/model/files/parseFiles.ts';
import { FILES_ON_DISK } from '../../diagnostics/filesOnDisk.ts';
import type { Path } from '../../diagnostics/place.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import { findMaster } from '../../renderer/media/catalogue.ts';
import { readMedia } from '../../renderer/media/readMedia.ts';
import { pictureFields } from '../../renderer/site/pictureFields.ts';
import type { Draft } from '../draft/draft.ts';

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
export async function listPictures(draft: Draft): Promise<readonly ListedPicture[]> {
  const { catalogue } = await readMedia(join(draft.root, 'media'));
  const uses = readFolder(FILES_ON_DISK, draft.folders.branches)
    .map((file) => new YamlSource(file))
    .flatMap((source) =>
      pictureFields(source).map(({ path }) => {
        const name = source.textAt(path);
        return { master: name && findMaster(catalogue, name), file: `branches/${source.path.split('/').at(-1)}`, path };
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
