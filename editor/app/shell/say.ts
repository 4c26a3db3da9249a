import { useTranslation } from 'react-i18next';
import type { Said } from '../../form/mistakes.ts';

/** Says what is wrong: in the words of a form, if there are any, otherwise in those of files and commands. */
export function useSay() {
  const { t } = useTranslation('editor-mistakes');
  return ({ said, message }: Readonly<{ said?: Said | undefined; message: string }>): string =>
    said ? t(said.key, { ...said.values }) : message;
}
