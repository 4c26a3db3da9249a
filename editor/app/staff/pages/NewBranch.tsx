import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { draftQuery } from '../save/draftApi.ts';
import { branchAddress } from './addresses.ts';

/** Asks for the name of a new branch, and makes its file. */
export function NewBranch({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation('editor-staff');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => session.forms.addBranch(id),
    onSuccess: async (answer) => {
      if ('problem' in answer) return;
      client.invalidateQueries({ queryKey: draftQuery.queryKey });
      // Its page needs to know the new file and the branches that can be chosen.
      await client.invalidateQueries({ queryKey: ['form'] });
      onClose();
      navigate(branchAddress(answer.id));
    },
  });
  return (
    <Dialog title={t('newBranch.title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <Field
          label={t('newBranch.name')}
          help={t('newBranch.help')}
          mistake={data && 'problem' in data && data.problem}
        >
          {(control) => (
            <input
              className="input"
              {...control}
              required
              autoComplete="off"
              placeholder="madurai"
              value={id}
              onChange={({ currentTarget }) => setId(currentTarget.value.trim())}
            />
          )}
        </Field>
        <p>{t('newBranch.about')}</p>
        <Button look="main" disabled={isPending}>
          {t('newBranch.make')}
        </Button>{' '}
        <Button type="button" onClick={onClose}>
          {t('cancel')}
        </Button>
      </form>
    </Dialog>
  );
}
