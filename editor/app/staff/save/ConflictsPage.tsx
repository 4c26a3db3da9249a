import { structuredPatch } from 'diff';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FileConflict, Kept } from '../../../session/saving.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CONFLICTS } from '../pages/addresses.ts';
import { StaffPage } from '../pages/StaffPage.tsx';
import { useAct, useFileNames } from '../queries.ts';

/** Files that somebody else changed while they were unsaved here: both versions, and which one to keep. */
export function ConflictsPage() {
  const { t } = useTranslation('editor-staff');
  const navigate = useNavigate();
  // What the last attempt to save has met.
  const conflicts: readonly FileConflict[] = useLocation().state ?? [];
  const settle = (path: string) =>
    navigate(CONFLICTS, { replace: true, state: conflicts.filter((conflict) => conflict.path !== path) });
  return (
    <StaffPage title={t('conflict.title')}>
      {conflicts.length === 0 ? <Notice tone="done">{t('conflict.none')}</Notice> : <p>{t('conflict.about')}</p>}
      {conflicts.map((conflict) => (
        <ConflictPanel key={conflict.path} conflict={conflict} onSettled={() => settle(conflict.path)} />
      ))}
    </StaffPage>
  );
}

/** One file that was changed twice: what somebody else did to it, what was done here, and the choice. */
function ConflictPanel({ conflict, onSettled }: Readonly<{ conflict: FileConflict; onSettled: () => void }>) {
  const { t } = useTranslation('editor-staff');
  const { path, base = '', disk, draft, merged } = conflict;
  const name = useFileNames()(path);
  const { mutate, error } = useAct((keep: Kept) => session.saving.resolve(path, keep), onSettled);
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
      <div className="tiles" style={{ '--least': '20rem' } as CSSProperties}>
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
