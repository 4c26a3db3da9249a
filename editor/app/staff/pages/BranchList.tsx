import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FormFile } from '../../../form/types.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { space } from '../../ui/look.ts';
import { Panel } from '../../ui/Panel.tsx';
import { branchAddress } from './addresses.ts';
import { CloseBranch } from './CloseBranch.tsx';
import { NewBranch } from './NewBranch.tsx';

/** The branches: opening one, closing one. */
export function BranchList({ branches }: Readonly<{ branches: readonly FormFile[] }>) {
  const { t } = useTranslation('editor-staff');
  const [isNew, setNew] = useState(false);
  const [closing, close] = useState<FormFile>();
  return (
    <Panel aria-labelledby="branches">
      <h2 id="branches">{t('branches.title')}</h2>
      <List>
        {branches.map((branch) => (
          <li key={branch.id}>
            <Link to={branchAddress(branch.id)}>{branch.name}</Link>
            {branch.isPrimary && <Badge>{t('branches.primary')}</Badge>}
            {branch.isUnsaved && <Badge tone="attention">{t('branches.unsaved')}</Badge>}
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
      </List>
      <Button type="button" onClick={() => setNew(true)}>
        {t('newBranch.button')}
      </Button>
      {isNew && <NewBranch onClose={() => setNew(false)} />}
      {closing && <CloseBranch branch={closing} onClose={() => close(undefined)} />}
    </Panel>
  );
}

const List = styled.ul`
  margin: 0 0 ${space.s};
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.s};
    align-items: center;
    padding: ${space.xxs} 0;
  }
  & > li > button {
    margin-left: auto;
  }
`;
