import { parseFiles, readFolder, type SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { FILES_ON_DISK, pathFromHere } from '../../scripts/content/filesOnDisk.ts';

/**
 * Reads and checks `clinic.yaml` and every branch file of a folder on disk.
 * @throws InputErrors with every problem of every file
 */
export const loadFiles = (folder: string): SiteFiles => parseFiles(readFolder(FILES_ON_DISK, pathFromHere(folder)));
