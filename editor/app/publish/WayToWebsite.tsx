import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { session } from '../api.ts';
import { Notice } from '../ui/Notice.tsx';
import { useClock } from './useClock.ts';

/** How often a version that is on its way is asked about, in milliseconds. */
const INTERVAL = 15_000;

/** What waits for somebody's approval, and how far the newest version is on its way to the website. */
export function WayToWebsite() {
  const { t } = useTranslation('editor-publish');
  const { data } = useQuery({
    queryKey: ['publish', 'way'],
    queryFn: () => session.publishing.way(),
    refetchInterval: ({ state }) => (state.data?.newest?.status.state === 'checking' ? INTERVAL : false),
  });
  const { newest, proposal } = data ?? {};
  const clock = useClock();
  const status = newest?.status;
  return (
    <>
      {proposal && (
        <Notice tone="attention">
          {t('way.proposed')} <a href={proposal.address}>{proposal.address}</a>
        </Notice>
      )}
      {newest && status && (
        <Notice tone={status.state === 'failed' ? 'wrong' : status.state === 'checking' ? 'attention' : 'done'}>
          <p>
            {t('way.sent', { what: newest.message.split('\n')[0], who: newest.by ?? '', time: clock(newest.time) })}
          </p>
          {status.state === 'checking' && <p>{t('way.checking')}</p>}
          {status.state === 'published' && <p>{t('way.published', { time: clock(status.time) })}</p>}
          {status.state === 'failed' && (
            <>
              <p>{t('way.failed')}</p>
              <ul>
                {status.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </>
  );
}
