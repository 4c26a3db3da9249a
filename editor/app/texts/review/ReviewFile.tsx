import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isToBeReviewed } from '../textFilter.ts';
import type { Text } from '../textsApi.ts';
import { useReview } from './useReview.tsx';

export type ReviewFileProps = Readonly<{ language: string; title: string; texts: readonly Text[] }>;

/** Marks all texts of a file as reviewed, for a person who has read them together. */
export function ReviewFile({ language, title, texts }: ReviewFileProps) {
  const { t } = useTranslation('editor-texts');
  const [isOpen, setIsOpen] = useState(false);
  const { review, error, dialog } = useReview(language);
  const waiting = texts.filter(isToBeReviewed);
  if (waiting.length === 0) return null;
  return (
    <>
      <Button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-label={t('reviewFile.openOf', { count: waiting.length, title })}
      >
        {t('reviewFile.open', { count: waiting.length })}
      </Button>
      {error && <Notice tone="wrong">{error.message}</Notice>}
      {isOpen && (
        <Dialog title={t('reviewFile.title', { title })} onClose={() => setIsOpen(false)}>
          <p>{t('reviewFile.question', { count: waiting.length })}</p>
          <Button
            type="button"
            look="main"
            onClick={() => {
              setIsOpen(false);
              review(waiting);
            }}
          >
            {t('reviewFile.confirm')}
          </Button>{' '}
          <Button type="button" onClick={() => setIsOpen(false)}>
            {t('cancel')}
          </Button>
        </Dialog>
      )}
      {dialog}
    </>
  );
}
