import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Filter, filterNamed, filterTexts } from '../textFilter.ts';
import type { Text } from '../textsApi.ts';

/** What the address says about the list: its filter and what is searched for. */
export function useListFilter(texts: readonly Text[]) {
  const [params, setParams] = useSearchParams();
  const filter = filterNamed(params.get('show'));
  const search = params.get('search') ?? '';
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => filterTexts(texts, filter, wanted), [texts, filter, wanted]);
  const change = (next: Readonly<{ filter?: Filter; search?: string }>) => {
    const { filter: show, search: found } = { filter, search, ...next };
    setParams({ ...(show === 'all' ? {} : { show }), ...(found === '' ? {} : { search: found }) }, { replace: true });
  };
  return { filter, search, shown, change, query: params.toString() };
}
