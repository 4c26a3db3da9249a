import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { structuredPatch } from 'diff';
import { useTranslation } from 'react-i18next';
import type { FileConflict, Kept } from '../../../session/saving.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StaffPage } from '../pages/StaffPage.tsx';
import { conflictsQuery, useFileNames } from '../queries.ts';

/** Files that somebody else changed while they were unsaved here: both versions, and which one to keep. */
export function ConflictsPage() {
  const { t } = useTranslation('editor-staff');
  const { data: conflicts = [] } = useQuery(conflictsQuery);
  return (
    <StaffPage title={t('conflict.title')}>
      {conflicts.length === 0 ? <Notice tone="done">{t('conflict.none')}</Notice> : <p>{t('conflict.about')}</p>}
      {conflicts.map((conflict) => (
        <ConflictPanel key={conflict.path} conflict={conflict} />
      ))}
    </StaffPage>
  );
}

/** One file that was changed twice: what somebody else did to it, what was done here, and the choice. */
function ConflictPanel({ conflict }: Readonly<{ conflict: FileConflict }>) {
  const { t } = useTranslation('editor-staff');
  const { path, base = '', disk, draft, merged } = conflict;
  const client = useQueryClient();
  const name = useFileNames()(path);
  const { mutate, error } = useMutation({
    mutationFn: (keep: Kept) => session.saving.resolve(path, keep),
    onSuccess: () => {
      client.setQueryData(conflictsQuery.queryKey, (all = []) => all.filter((each) => each.path !== path));
      for (const queryKey of [['draft'], ['form'], ['texts']]) client.invalidateQueries({ queryKey });
    },
  });
  const choice = (keep: Kept) => {
    const version = t(`conflict.keep.${keep}`);
    return (
      <Button
        look={keep === 'both' ? 'main' : 'quiet'}
        aria-label={t('conflict.keepOf', { version, file: name })}
        onClick={() => mutate(keep)}
      >
        {version}
      </Button>
    );
  };
  return (
    <section className="panel">
      <h2>{name}</h2>
      {error && <p role="alert">{error.message}</p>}
      {merged?.conflicts.length === 0 && (
        <p>
          {t('conflict.mergeable')} {choice('both')}
        </p>
      )}
      <div className="conflict-panel-sides">
        {[['disk', disk] as const, ['draft', draft] as const].map(([side, text]) => (
          <div key={side}>
            <h3>{t(`conflict.${side}`)}</h3>
            {text === undefined ? <p>{t('conflict.deleted')}</p> : <LineDifferences before={base} after={text} />}
            {choice(side)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Lines shown around a difference. */
const AROUND = 2;

/** How a text was changed: lines that came and lines that went, with a few around them. */
function LineDifferences({ before, after }: Readonly<{ before: string; after: string }>) {
  const { t } = useTranslation('editor-staff');
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: AROUND });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
    <fieldset className="line-differences" tabIndex={0} aria-label={t('conflict.differences')}>
      {hunks.map(({ oldStart, lines }, index) => {
        const last = hunks[index - 1];
        const leftOut = oldStart - (last ? last.oldStart + last.oldLines : 1);
        return (
          <div key={oldStart}>
            {leftOut > 0 && <span className="hint">{t('conflict.leftOut', { count: leftOut })}</span>}
            {lines.map((line, at) => {
              const text = `${line.charAt(0).replace('-', '−')} ${line.slice(1)}`;
              const Line = line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : 'span';
              return !line.startsWith('\\') && <Line key={`${at} ${line}`}>{text}</Line>;
            })}
          </div>
        );
      })}
    </fieldset>
  );
}
