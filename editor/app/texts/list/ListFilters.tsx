import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Field, Input } from '../../ui/Field.tsx';
import { color, edge, size, space } from '../../ui/look.ts';
import { FILTERS, type Filter } from '../textFilter.ts';

export type ListFiltersProps = Readonly<{
  filter: Filter;
  search: string;
  counts: Readonly<Record<Filter, number>>;
  onChange: (next: Readonly<{ filter?: Filter; search?: string }>) => void;
}>;

/** Chooses which texts the list shows. */
export function ListFilters({ filter, search, counts, onChange }: ListFiltersProps) {
  const { t } = useTranslation('editor-texts');
  return (
    <search>
      <Choices role="group" aria-label={t('filters.label')}>
        {FILTERS.map((each) => (
          <Choice key={each} type="button" aria-pressed={each === filter} onClick={() => onChange({ filter: each })}>
            {t(`filters.${each}`)} <b>{counts[each]}</b>
          </Choice>
        ))}
      </Choices>
      <Field label={t('filters.search')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
          />
        )}
      </Field>
    </search>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-bottom: ${space.s};
`;

const Choice = styled.button`
  min-height: 2.25rem;
  padding: 0 ${space.s};
  border: 1px solid ${color.lineStrong};
  border-radius: ${edge.s};
  background: ${color.white};
  font-size: ${size.small};
  cursor: pointer;
  &:hover {
    background: ${color.mint};
  }
  &[aria-pressed='true'] {
    border-color: ${color.teal};
    background: ${color.teal};
    color: ${color.white};
  }
`;
