/** What was published: whether the newest version has reached the website, and the history. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, KOLKATA_CLOCK, todayInKolkata } from '../../../branches/model/day.ts';
import type { Entry } from '../../content/contentStore.ts';
import type { Change } from '../../publish/changes/changes.ts';
import { session } from '../api.ts';
import { config, isOnForge } from '../connection.ts';
import { useDay } from '../shell/say.ts';
import { draftQuery, useAct } from '../staff/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Sentences } from './Outcome.tsx';

/** Polling interval for a version that is being published, in milliseconds. */
const INTERVAL = 15_000;
/** Versions in the list. */
const MAX_VERSIONS = 10;

const TONES = { checking: 'attention', failed: 'wrong', published: 'done' } as const;

/** The open proposal, and whether the newest version has reached the website. */
export function PublishStatus() {
  const { t } = useTranslation('editor-publish');
  const { data } = useQuery({
    queryKey: ['publish', 'way'],
    queryFn: () => session.publishing.publishStatus(),
    // Somebody may mend a failed check elsewhere.
    refetchInterval: ({ state }) => (state.data?.newest?.status.state === 'published' ? false : INTERVAL),
  });
  const { newest, proposal } = data ?? {};
  const clock = useClock();
  const status = newest?.status;
  const site = config.store === 'github' ? config.site : '';
  return (
    <>
      {proposal && (
        <Notice tone="attention">
          {t('way.proposed')} <a href={proposal.address}>{proposal.address}</a>
        </Notice>
      )}
      {newest && status && (
        <Notice tone={TONES[status.state]}>
          <Title entry={newest} />
          {status.state === 'checking' && <p>{t('way.checking')}</p>}
          {status.state === 'published' && (
            <p>
              {t('way.published', { time: clock(status.time) })} <a href={`${site}${newest.page}`}>{t('way.look')}</a>
            </p>
          )}
          {status.state === 'failed' && (
            <>
              <p>{t('way.failed')}</p>
              <Sentences problems={newest.faults} />
            </>
          )}
        </Notice>
      )}
    </>
  );
}

/** The last versions with their changes; each can be undone in the draft. */
export function History() {
  const { t } = useTranslation('editor-publish');
  const { data = [] } = useQuery({ queryKey: ['publish', 'history'], queryFn: () => session.publishing.history() });
  if (data.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">{t(isOnForge ? 'history.title' : 'history.saves')}</h2>
      {data.slice(0, MAX_VERSIONS).map((entry) => (
        <Past key={entry.version} entry={entry} />
      ))}
    </section>
  );
}

function Past({ entry }: Readonly<{ entry: Entry }>) {
  const { t } = useTranslation('editor-publish');
  const [isOpen, setOpen] = useState(false);
  const { version } = entry;
  const { data, error } = useQuery({
    queryKey: ['publish', 'version', version],
    queryFn: () => session.publishing.changesIn(version),
    enabled: isOpen,
  });
  const undo = useAct((change?: Change) => session.unsaved.undoPublication(version, change));
  const failure = error ?? undo.error;
  const hasUnsaved = (useQuery(draftQuery).data?.files.length ?? 0) > 0;
  return (
    <details className="line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Title entry={entry} />
      </summary>
      {isOpen && !data && !error && <p role="status">{t('reading')}</p>}
      {data && <ChangeList changes={data} onUndo={undo.mutate} />}
      {undo.data === false && <Notice tone="attention">{t('history.unchanged')}</Notice>}
      {undo.data && hasUnsaved && <Notice tone="done">{t('history.undone')}</Notice>}
      {failure && <Notice tone="wrong">{failure.message}</Notice>}
      {data && (
        <Button disabled={undo.isPending} onClick={() => undo.mutate(undefined)}>
          {t('history.undo')}
        </Button>
      )}
    </details>
  );
}

/** The message of a version, its author and time. */
function Title({ entry: { message, by, time } }: Readonly<{ entry: Entry }>) {
  const { t } = useTranslation('editor-publish');
  const clock = useClock();
  return (
    <span>
      <strong>{message.split('\n')[0]}</strong>{' '}
      <span className="hint">
        {[by, isOnForge ? t('way.sent', { time: clock(time) }) : clock(time)].filter(Boolean).join(', ')}
      </span>
    </span>
  );
}

/** Writes ISO times as the clinic's day and clock, in the editor's language: "17:20" is today, others are "yesterday, 17:20", or have a date. */
export function useClock(): (time: string) => string {
  const { i18n } = useTranslation();
  const dayOf = useDay();
  const days = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  return (time) => {
    const ago = daysBetween(todayInKolkata(new Date()), todayInKolkata(new Date(time)));
    const clock = new Date(time).toLocaleTimeString(`${i18n.language}-IN`, KOLKATA_CLOCK);
    if (ago === 0) return clock;
    return `${ago === -1 ? days.format(ago, 'day') : dayOf(time)}, ${clock}`;
  };
}
