import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalText } from '../../../../diagnostics/normalText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

export type ReviewerNameProps = Readonly<{
  name: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}>;

/** Asks who reviews. The name is recorded with each text. */
export function ReviewerName({ name, onChoose, onClose }: ReviewerNameProps) {
  const { t } = useTranslation('editor-texts');
  const [typed, setTyped] = useState(name);
  return (
    <Dialog title={t('person.title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (normalText(typed)) onChoose(normalText(typed));
        }}
      >
        <Field label={t('person.name')} help={t('person.help')}>
          {(control) => (
            <input
              className="input"
              {...control}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              required
              maxLength={80}
              pattern="[^<>]*\p{L}[^<>]*"
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
