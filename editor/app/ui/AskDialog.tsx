import { type ComponentProps, type ReactNode, useId } from 'react';
import { normalText } from '../../../diagnostics/normalText.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';

export type AskDialogProps = Readonly<{
  title: string;
  label: string;
  help: ReactNode;
  mistake?: string | undefined;
  /** What the button says. */
  submit: string;
  isBusy?: boolean;
  input?: ComponentProps<'input'>;
  onAnswer: (text: string) => void;
  onClose: () => void;
}>;

/** Asks for one word or name. */
export function AskDialog(props: AskDialogProps) {
  const { title, label, help, mistake, submit, isBusy, input, onAnswer, onClose } = props;
  const name = useId();
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(normalText(String(new FormData(event.currentTarget).get(name))));
        }}
      >
        <Field label={label} help={help} mistake={mistake}>
          {(control) => (
            <input
              className="input"
              {...control}
              name={name}
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
