import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Media } from '../media/readMedia.ts';
import { missingPictures } from './missingPictures.ts';
import { smallPictures } from './smallPictures.ts';
import { unknownPages } from './unknownPages.ts';

/** What branch files are checked against beside each other. */
type Beside = Readonly<{
  pictures: Media;
  /** The folder of all picture masters. */
  media: string;
  /** ISO day in Asia/Kolkata. */
  today: string;
}>;

/**
 * The problems of branch files with the pictures and pages that they name.
 * @param files their facts, if they are valid: there are pages only then
 */
export function factProblems(
  sources: readonly YamlSource[],
  files: SiteFiles | undefined,
  { pictures, media, today }: Beside,
): readonly Problem[] {
  return [
    ...missingPictures(sources, pictures, media),
    ...smallPictures(sources, pictures),
    ...(files ? unknownPages(files, today) : []),
  ];
}
