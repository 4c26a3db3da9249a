import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field.tsx';
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
      <fieldset className="list-filters-choices" aria-label={t('filters.label')}>
        {FILTERS.map((each) => (
          <button
            className="list-filters-choice"
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => onChange({ filter: each })}
          >
            {t(`filters.${each}`)} <b>{counts[each]}</b>
          </button>
        ))}
      </fieldset>
      <Field label={t('filters.search')}>
        {(control) => (
          <input
            className="input"
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
