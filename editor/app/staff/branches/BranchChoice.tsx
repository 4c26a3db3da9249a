import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areManyBranches } from '../../../../branches/model/manyBranches.ts';
import type { FormFile } from '../../../form/forms.ts';
import { Check } from '../../ui/Check.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { findBranches } from './findBranches.ts';

export type BranchChoiceProps = Readonly<{
  branches: readonly FormFile[];
  /** Their ids. */
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
  /** What to say of branches that cannot be chosen, by their ids. */
  closed?: Readonly<Record<string, string>>;
  /** What it means if none is chosen; if it means all, there is no box for all. */
  none?: string;
}>;

/** Some or all branches; many are searched. */
export function BranchChoice({ branches, chosen, onChange, closed = {}, none }: BranchChoiceProps) {
  const { t } = useTranslation('editor-staff');
  const [search, setSearch] = useState('');
  const found = findBranches(branches, search);
  const open = found.flatMap(({ id }) => (closed[id] ? [] : id));
  const change = (ids: readonly string[]) => (isOn: boolean) =>
    onChange([...chosen.filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]);
  return (
    <>
      {areManyBranches(branches) && <SearchField label={t('branches.search')} value={search} onChange={setSearch} />}
      {!none && open.length > 1 && (
        <Check
          label={t('branches.all', { number: open.length })}
          isOn={open.every((id) => chosen.includes(id))}
          onChange={change(open)}
        />
      )}
      <fieldset className="tiles choices" aria-label={t('branches.title')}>
        {found.map(({ id, name, where }) => (
          <Check
            key={id}
            label={name}
            help={closed[id] ?? where}
            isOn={chosen.includes(id)}
            disabled={id in closed}
            onChange={change([id])}
          />
        ))}
      </fieldset>
      <p role="status">
        {found.length === 0
          ? t('branches.found', { number: 0, all: branches.length })
          : none && chosen.length === 0
            ? none
            : t('branches.chosen', { number: chosen.length })}
      </p>
    </>
  );
}
