import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSending } from '../form/editQueueContext.ts';

export type DiscardDialogProps = Readonly<{
  /** Names of the files that are unsaved. */
  files: string;
  onClose: () => void;
}>;

/** Asks before everything unsaved is thrown away. */
export function DiscardDialog({ files, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('editor-staff');
  const client = useQueryClient();
  const { allSent } = useSending();
  const discard = useMutation({
    mutationFn: async () => {
      await allSent();
      await api.draft.discard.$post({ json: {} });
    },
    onSuccess: () => client.invalidateQueries(),
    onSettled: onClose,
  });
  return (
    <Dialog title={t('discard.title')} onClose={onClose}>
      <p>{t('discard.about', { files })}</p>
      <Button type="button" look="danger" onClick={() => discard.mutate()}>
        {t('discard.do')}
      </Button>{' '}
      <Button type="button" onClick={onClose}>
        {t('cancel')}
      </Button>
    </Dialog>
  );
}
