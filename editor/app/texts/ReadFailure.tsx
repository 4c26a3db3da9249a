import { useTranslation } from 'react-i18next';
import { Refused } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

export type ReadFailureProps = Readonly<{ error: Error; onRetry: () => unknown }>;

/** Why the texts cannot be shown: what the server says is wrong, or that it does not answer. */
export function ReadFailure({ error, onRetry }: ReadFailureProps) {
  const { t } = useTranslation('editor-texts');
  return (
    <Notice tone="wrong">
      <p>{error instanceof Refused ? error.message : t('noAnswer')}</p>
      <Button type="button" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
