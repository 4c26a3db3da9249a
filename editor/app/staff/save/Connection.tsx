/** Whether there is a connection, and what could not be read. */
import { notifyManager, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { failureSentence } from '../../../store/gitHubFailures.ts';
import { isOnForge } from '../../connection.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { client, draftQuery } from '../queries.ts';

function listenOnline(listener: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}

/** Why the store does not answer, as a sentence; undefined while it does. */
export function useNoAnswer(): string | undefined {
  const { t } = useTranslation('editor-staff');
  const isOnline = useSyncExternalStore(listenOnline, () => navigator.onLine);
  const failure = useQuery(draftQuery).data?.failure;
  if (!isOnForge) return failure && t('save.offline');
  if (!isOnline || failure?.code === 'offline' || failure?.code === 'unreachable') return t('save.offlineForge');
  return failure && failureSentence(failure, (key, values) => t(`editor-signin:${key}`, values));
}

const listenQueries = (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener));
/** The queries without which a page is empty. */
const NEEDED: readonly unknown[] = ['form', 'draft', 'page'];
const findFailed = () =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [first], state }) => NEEDED.includes(first) && state.status === 'error' })
    .find((query) => query.isActive())?.state.error;

/** Lines about what could not be asked or read, above what there is. All of it is looked at again by itself. */
export function NotAnswered() {
  const { t } = useTranslation('editor-staff');
  const failed = useSyncExternalStore(listenQueries, findFailed)?.message;
  const noAnswer = useNoAnswer();
  // Elsewhere the bar says it.
  const isPublishing = useMatch('/publish/*') !== null;
  const unreadable = useQuery(draftQuery).data?.unreadable ?? [];
  const sentences = [
    isPublishing ? noAnswer : undefined,
    failed,
    ...unreadable.map((reason) => t('save.unreadable', { reason })),
  ].filter((each) => each !== undefined);
  const tryAgain = () => {
    void client.refetchQueries({ queryKey: ['others'] });
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  return sentences.map((sentence) => (
    <Notice key={sentence} tone="attention">
      {sentence} <Button onClick={tryAgain}>{t('editor-signin:retry')}</Button>
    </Notice>
  ));
}
