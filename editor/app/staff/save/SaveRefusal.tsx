import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '../../../form/types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useFileName } from './useFileName.ts';

/** Why nothing was saved or undone. */
export type Refusal = Readonly<
  { problems: readonly FieldProblem[] } | { failed: Readonly<{ path: string; code: string }> }
>;

/** Says why nothing was saved or undone: mistakes, or a disk that takes nothing. Another answer is nothing to say. */
export function SaveRefusal({ answer }: Readonly<{ answer: Refusal | object | undefined }>) {
  const { t } = useTranslation('editor-staff');
  const nameOf = useFileName();
  if (!answer) return null;
  if ('failed' in answer)
    return <Notice tone="wrong">{t('save.notWritten', { file: nameOf(answer.failed.path), ...answer.failed })}</Notice>;
  if (!('problems' in answer)) return null;
  const sentences = answer.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  return <Notice tone="wrong">{sentences.join('\n')}</Notice>;
}
