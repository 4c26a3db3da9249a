import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Input } from '../../ui/Field.tsx';

export type ReviewerNameProps = Readonly<{
  name: string;
  mistake: string | undefined;
  onChoose: (name: string) => void;
  onClose: () => void;
}>;

/** Asks who reviews. The name is recorded with each text. */
export function ReviewerName({ name, mistake, onChoose, onClose }: ReviewerNameProps) {
  const { t } = useTranslation('editor-texts');
  const [typed, setTyped] = useState(name);
  return (
    <Dialog title={t('person.title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) onChoose(typed.trim());
        }}
      >
        <Field label={t('person.name')} help={t('person.help')} mistake={mistake}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              required
              autoComplete="name"
            />
          )}
        </Field>
        <Button type="submit" look="main">
          {t('person.use')}
        </Button>
      </form>
    </Dialog>
  );
}
