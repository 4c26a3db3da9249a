import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { allSent } from '../form/sending.ts';

export type DiscardDialogProps = Readonly<{
  /** Names of the files that are unsaved. */
  files: string;
  onClose: () => void;
}>;

/** Asks before everything unsaved is thrown away. */
export function DiscardDialog({ files, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('editor-staff');
  const client = useQueryClient();
  const discard = useMutation({
    mutationFn: async () => {
      await allSent();
      await session.saving.discard();
    },
    // It is not waited for: everything that is shown is asked for again.
    onSuccess: () => void client.invalidateQueries(),
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
