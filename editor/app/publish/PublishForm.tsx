import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhatChanges } from '../../publish/whatChanges.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Outcome } from './Outcome.tsx';
import { publishSource } from './publishSource.ts';
import { usePublishing } from './usePublishing.ts';

export type PublishFormProps = Readonly<{ state: WhatChanges }>;

/** Asks for the name once, publishes, and says what has come of it. */
export function PublishForm({ state }: PublishFormProps) {
  const { t } = useTranslation('editor-publish');
  const { destination } = state;
  const [name, setName] = useState(state.name ?? '');
  const [isMissing, setMissing] = useState(false);
  const { publish, outcome, isWorking } = usePublishing(destination.kind === 'archive');
  const isProposal = destination.kind === 'forge' && !destination.mayPublish;
  const canPublish = state.changes.length > 0 || destination.kind === 'archive';

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const hasName = destination.kind === 'forge' || name.trim() !== '';
    setMissing(!hasName);
    if (hasName) publish(name, []);
  }

  return (
    <section className="panel" aria-labelledby="publish">
      <h2 id="publish">{t('publish.title')}</h2>
      {outcome && <Outcome outcome={outcome} />}
      {outcome?.outcome === 'conflicts' && (
        <Conflicts conflicts={outcome.conflicts} isWorking={isWorking} onChosen={(choices) => publish(name, choices)} />
      )}
      {canPublish && outcome?.outcome !== 'conflicts' && (
        <form onSubmit={onSubmit} noValidate>
          {destination.kind === 'remote' && (
            <p>{t('publish.where', { branch: destination.branch, remote: destination.remote })}</p>
          )}
          {isProposal && <p>{t('publish.proposes')}</p>}
          {destination.kind !== 'forge' && (
            <Field
              label={t('publish.name')}
              help={t('publish.nameHelp')}
              mistake={isMissing ? t('publish.nameMissing') : undefined}
            >
              {(control) => (
                <input
                  className="input"
                  {...control}
                  value={name}
                  autoComplete="name"
                  maxLength={80}
                  onChange={({ currentTarget }) => setName(currentTarget.value)}
                />
              )}
            </Field>
          )}
          <Button look="main" type="submit" disabled={isWorking}>
            {t(`publish.${destination.kind === 'archive' ? 'archive' : isProposal ? 'propose' : 'button'}`)}
          </Button>
        </form>
      )}
      {isWorking && <Progress />}
    </section>
  );
}

/** How often the server is asked what it is doing, in milliseconds. */
const INTERVAL = 400;

/** What publishing is doing: a step, or a line of the build. */
function Progress() {
  const { t, i18n } = useTranslation('editor-publish');
  const { data } = useQuery({
    queryKey: ['publish', 'step'],
    queryFn: publishSource.step,
    refetchInterval: INTERVAL,
    gcTime: 0,
  });
  const step = data?.step;
  const key = `steps.${step}`;
  const text = step === undefined ? t('publish.working') : i18n.exists(key, { ns: 'editor-publish' }) ? t(key) : step;
  return <Notice tone="attention">{text}</Notice>;
}
