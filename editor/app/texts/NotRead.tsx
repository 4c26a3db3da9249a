import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

/** That texts are being read, or why they cannot be shown. */
export function NotRead({ error, refetch }: Readonly<{ error: Error | null; refetch: () => unknown }>) {
  const { t } = useTranslation('editor-texts');
  if (!error) return <p role="status">{t('loading')}</p>;
  return (
    <Notice tone="wrong">
      <p>{error.message}</p>
      <Button onClick={() => void refetch()}>{t('retry')}</Button>
    </Notice>
  );
}
