import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FormFile } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';
import { branchAddress } from './addresses.ts';
import { CloseBranch } from './CloseBranch.tsx';
import { NewBranch } from './NewBranch.tsx';

/** The branches: opening one, closing one. */
export function BranchList({ branches }: Readonly<{ branches: readonly FormFile[] }>) {
  const { t } = useTranslation('editor-staff');
  const [isNew, setNew] = useState(false);
  const [closing, close] = useState<FormFile>();
  return (
    <section className="panel" aria-labelledby="branches">
      <h2 id="branches">{t('branches.title')}</h2>
      <ul className="branch-list">
        {branches.map((branch) => (
          <li key={branch.id}>
            <Link to={branchAddress(branch.id)}>{branch.name}</Link>
            {branch.isPrimary && <span className="badge">{t('branches.primary')}</span>}
            {branch.isUnsaved && (
              <span className="badge" data-tone="attention">
                {t('branches.unsaved')}
              </span>
            )}
            <Button
              type="button"
              look="danger"
              aria-label={t('closeBranch.title', { name: branch.name })}
              onClick={() => close(branch)}
            >
              {t('closeBranch.button')}
            </Button>
          </li>
        ))}
      </ul>
      <Button type="button" onClick={() => setNew(true)}>
        {t('newBranch.button')}
      </Button>
      {isNew && <NewBranch onClose={() => setNew(false)} />}
      {closing && <CloseBranch branch={closing} onClose={() => close(undefined)} />}
    </section>
  );
}
