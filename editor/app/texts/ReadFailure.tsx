import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export type ReadFailureProps = Readonly<{ error: Error; onRetry: () => unknown }>;

/** Why the texts cannot be shown. */
export function ReadFailure({ error, onRetry }: ReadFailureProps) {
  const { t } = useTranslation('editor-texts');
  return (
    <Notice tone="wrong">
      <p>{error.message}</p>
      <Button type="button" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
