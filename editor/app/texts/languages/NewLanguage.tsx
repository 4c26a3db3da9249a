import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { makeLanguage } from '../textsApi.ts';

/** Makes the folder of another language. */
export function NewLanguage() {
  const { t } = useTranslation('editor-texts');
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: makeLanguage,
    onSuccess: async (language) => {
      await queries.invalidateQueries();
      navigate(`/texts/${language.code}`);
    },
  });
  return (
    <p style={{ marginTop: '1rem' }}>
      <Button type="button" onClick={() => setIsOpen(true)}>
        {t('newLanguage.open')}
      </Button>
      {isOpen && (
        <Dialog title={t('newLanguage.title')} onClose={() => setIsOpen(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              mutate(code.trim());
            }}
          >
            <Field
              label={t('newLanguage.code')}
              help={t('newLanguage.help')}
              mistake={error instanceof TypeError ? t('noAnswer') : error?.message}
            >
              {(control) => (
                <input
                  className="input"
                  {...control}
                  value={code}
                  onChange={({ currentTarget }) => setCode(currentTarget.value)}
                  required
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
            <Button type="submit" look="main" disabled={isPending}>
              {t('newLanguage.make')}
            </Button>
          </form>
        </Dialog>
      )}
    </p>
  );
}
