import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { normalText } from '../../../diagnostics/normalText.ts';
import { Button } from './Button.tsx';
import { Field, type FieldProps } from './Field.tsx';

export type DialogProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A modal dialog. Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog ref={element} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
    </dialog>
  );
}

export type QuestionProps = DialogProps & Readonly<{ yes: string; isBusy?: boolean; onYes: () => void }>;

/** Asks before an action that is hard to undo. */
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

export type AskDialogProps = Omit<DialogProps, 'children'> &
  Omit<FieldProps, 'children'> &
  Readonly<{
    submit: string;
    isBusy?: boolean;
    input?: ComponentProps<'input'>;
    onAnswer: (text: string) => void;
  }>;

/** Asks for one word or name. */
export function AskDialog({ title, onClose, submit, isBusy, input, onAnswer, ...field }: AskDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(normalText(String(new FormData(event.currentTarget).get('answer'))));
        }}
      >
        <Field {...field}>
          {(control) => (
            <input
              className="input"
              {...control}
              name="answer"
              required
              autoComplete="off"
              spellCheck={false}
              {...input}
            />
          )}
        </Field>
        <Button type="submit" look="main" disabled={isBusy}>
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
