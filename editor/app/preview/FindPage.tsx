import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import type { PreviewFocus } from './previewContext.tsx';
import type { PreviewView } from './previewView.ts';

export type FindPageProps = Readonly<{
  view: PreviewView;
  focus: PreviewFocus;
  /** Called with the path of a page. */
  onFind: (path: string) => void;
}>;

/** Looks for a page that shows what is being changed. */
export function FindPage({ view, focus, onFind }: FindPageProps) {
  const { t } = useTranslation('editor-preview');
  const search = useMutation({
    mutationFn: () => session.preview.find(view, focus),
    onSuccess: (path) => path !== undefined && onFind(path),
  });
  if (search.isSuccess && search.data === undefined) return <p>{t('find.none')}</p>;
  return (
    <Button type="button" disabled={search.isPending} onClick={() => search.mutate()}>
      {t(search.isPending ? 'find.pending' : 'find.start')}
    </Button>
  );
}
