import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FormFile } from '../../../form/types.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { fileQuery } from '../form/formApi.ts';

/** Says what else changes when a branch closes, and asks first. */
export function CloseBranch({ branch, onClose }: Readonly<{ branch: FormFile; onClose: () => void }>) {
  const { t } = useTranslation('editor-staff');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [primary, choose] = useState<string>();
  const { data } = useQuery({
    queryKey: ['form', 'closing', branch.id, primary],
    queryFn: () => session.forms.closing(branch.id, primary),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => session.forms.closeBranch(branch.id, primary),
    onSuccess: () => {
      client.removeQueries({ queryKey: fileQuery(branch.id).queryKey });
      // What closing changes is not asked again: the branch is gone.
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'closing' });
      onClose();
      navigate('/branches');
    },
  });
  if (!data) return null;
  const nameOf = (id: string) => ('candidates' in data && data.candidates.find((each) => each.id === id)?.name) || id;
  const isNewPrimary = 'changes' in data && data.changes.some(({ code }) => code === 'primaryBranch');
  return (
    <Dialog title={t('closeBranch.title', { name: branch.name })} onClose={onClose}>
      {'problem' in data && <Notice tone="wrong">{data.problem}</Notice>}
      {'changes' in data && (
        <>
          <p>{t('closeBranch.about', { path: data.path })}</p>
          {data.changes.length > 0 && (
            <ul aria-label={t('closeBranch.also')}>
              {data.changes.map((change) => (
                <li key={JSON.stringify(change)}>
                  {t(`closeBranch.changes.${change.code}`, { ...change, to: nameOf('to' in change ? change.to : '') })}
                </li>
              ))}
            </ul>
          )}
          {isNewPrimary && data.candidates.length > 1 && (
            <Field label={t('closeBranch.primary')}>
              {(control) => (
                <select
                  className="input"
                  {...control}
                  value={primary ?? data.candidates[0]?.id}
                  onChange={({ currentTarget }) => choose(currentTarget.value)}
                >
                  {data.candidates.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Button type="button" look="danger" disabled={isPending} onClick={() => mutate()}>
            {t('closeBranch.do')}
          </Button>{' '}
        </>
      )}
      <Button type="button" onClick={onClose}>
        {t('cancel')}
      </Button>
    </Dialog>
  );
}
