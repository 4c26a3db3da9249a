import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export type RemoveDialogProps = Readonly<{ title: string; onRemove(): void; onClose(): void }>;

/** Asks before an entry goes that took a while to type. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('editor-staff');
  return (
    <Dialog title={t('list.remove.title', { entry: title })} onClose={onClose}>
      <p>{t('list.remove.about')}</p>
      <Button type="button" look="danger" onClick={onRemove}>
        {t('list.remove.do')}
      </Button>{' '}
      <Button type="button" onClick={onClose}>
        {t('cancel')}
      </Button>
    </Dialog>
  );
}
