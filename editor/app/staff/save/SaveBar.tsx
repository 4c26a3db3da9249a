import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isOnForge } from '../../connection.ts';
import { PublishLink } from '../../publish/PublishLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWaiting } from '../form/sending.ts';
import { SAVES } from '../pages/addresses.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { draftQuery } from './draftApi.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import { SaveNotices } from './SaveNotices.tsx';
import { useFileNames } from './useFileName.ts';
import { useMistakes } from './useMistakes.ts';
import { useSave } from './useSave.ts';

/** What is unsaved, and what keeps it from being saved; on a forge, what is not published. It stays in sight. */
export function SaveBar() {
  const { t } = useTranslation('editor-staff');
  const { data: draft } = useQuery(draftQuery);
  const waiting = useWaiting();
  const namesOf = useFileNames();
  const mistakes = useMistakes();
  const save = useSave();
  const [isAsking, ask] = useState(false);
  const unsaved = draft?.unsaved ?? [];
  const files = namesOf(unsaved.map(({ path }) => path));
  const hasUnsaved = unsaved.length > 0 || waiting > 0;
  return (
    <section className="save-bar" aria-label={t('save.label')}>
      <SaveNotices answer={save.data} error={save.error} />
      {!isOnForge && unsaved.some(({ hasChangedOnDisk }) => hasChangedOnDisk) && <p>{t('save.changedOnDisk')}</p>}
      {hasUnsaved && <ProblemLinks mistakes={mistakes} />}
      <div className="save-bar-row">
        <span role="status">
          {isOnForge && t(hasUnsaved ? 'save.unpublished' : 'save.published')}
          {!isOnForge && (hasUnsaved ? t(files ? 'save.unsaved' : 'save.unsavedSoon', { files }) : t('save.nothing'))}
        </span>
        {!isOnForge && <Link to={SAVES}>{t('save.saves')}</Link>}
        <div className="save-bar-buttons">
          {hasUnsaved && (
            <Button type="button" look="danger" onClick={() => ask(true)}>
              {t('save.discard')}
            </Button>
          )}
          {isOnForge && hasUnsaved && <PublishLink revision={draft?.revision} />}
          {!isOnForge && (
            <Button
              type="button"
              look="main"
              disabled={!hasUnsaved || mistakes.length > 0 || save.isPending}
              onClick={() => save.mutate()}
            >
              {t('save.button')}
            </Button>
          )}
        </div>
      </div>
      {isAsking && <DiscardDialog files={files} onClose={() => ask(false)} />}
    </section>
  );
}
