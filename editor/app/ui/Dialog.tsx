import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

export type DialogProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A question or a task in front of everything else. Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

export type QuestionProps = DialogProps & Readonly<{ yes: string; isBusy?: boolean; onYes: () => void }>;

/** Asks before something is done that is not easily taken back. */
export function Question({ yes, isBusy, onYes, children, ...props }: QuestionProps) {
  const { t } = useTranslation('editor-staff');
  return (
    <Dialog {...props}>
      {children}
      <Button look="danger" disabled={isBusy} onClick={onYes}>
        {yes}
      </Button>{' '}
      <Button onClick={props.onClose}>{t('cancel')}</Button>
    </Dialog>
  );
}
