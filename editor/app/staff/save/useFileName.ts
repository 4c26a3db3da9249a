import { useTranslation } from 'react-i18next';
import { useFiles } from '../pages/useFiles.ts';

/** Names a file as staff know it: a branch, the clinic; other files by their path. */
export function useFileName(): (path: string) => string {
  const { t } = useTranslation('editor-staff');
  const files = useFiles();
  return (path) => {
    const file = files?.all.find((each) => each.path === path);
    if (!file) return path;
    return file.kind === 'clinic' ? t('allBranches') : file.name;
  };
}

/** Names some files, each once. */
export function useFileNames(): (paths: readonly string[]) => string {
  const nameOf = useFileName();
  return (paths) => [...new Set(paths.map(nameOf))].join(', ');
}
