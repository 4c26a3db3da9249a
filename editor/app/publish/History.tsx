import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useClock } from './useClock.ts';

/** How many versions are shown. */
const MOST = 10;

/** The last versions: what each changed, and taking it back in the draft. */
export function History() {
  const { t } = useTranslation('editor-publish');
  const { data = [] } = useQuery({ queryKey: ['publish', 'history'], queryFn: () => session.publishing.history() });
  const clock = useClock();
  return (
    <>
      <h2 id="history">{t('history.title')}</h2>
      {data.slice(0, MOST).map(({ version, time, by = '', message }) => (
        <Past
          key={version}
          version={version}
          title={t('way.sent', { what: message.split('\n')[0], who: by, time: clock(time) })}
        />
      ))}
    </>
  );
}

function Past({ version, title }: Readonly<{ version: string; title: string }>) {
  const { t } = useTranslation('editor-publish');
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['publish', 'version', version],
    queryFn: () => session.publishing.changesIn(version),
    enabled: isOpen,
  });
  const back = useMutation({
    mutationFn: () => session.saving.undoInDraft(version),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="history-title">{title}</summary>
      {data && <ChangeList changes={data} counts={{}} />}
      {back.isSuccess && <Notice tone="done">{t('history.taken')}</Notice>}
      {back.error && <Notice tone="wrong">{back.error.message}</Notice>}
      {data && (
        <Button type="button" disabled={back.isPending} onClick={() => back.mutate()}>
          {t('history.takeBack')}
        </Button>
      )}
    </details>
  );
}
