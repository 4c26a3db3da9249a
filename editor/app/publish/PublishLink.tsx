import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useMatch } from 'react-router-dom';
import { session } from '../api.ts';

/** Leads to the page that publishes, with the number of changes; there, it is not needed. */
export function PublishLink({ revision }: Readonly<{ revision: number | undefined }>) {
  const { t } = useTranslation('editor-publish');
  const { data = 0 } = useQuery({
    queryKey: ['publish', 'count', revision],
    queryFn: () => session.publishing.count(),
    placeholderData: (last) => last,
  });
  if (useMatch('/publish/*')) return null;
  return (
    <Link className="button main" to="/publish">
      {data > 0 ? t('publish.go', { count: data }) : t('publish.button')}
    </Link>
  );
}
