import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { countTexts } from '../textFilter.ts';
import { type Text, useFileTitles, useLanguages } from '../textsApi.ts';
import { FileSection } from './FileSection.tsx';
import { ListFilters } from './ListFilters.tsx';
import { useLeftText } from './useLeftText.ts';
import { useListFilter } from './useListFilter.ts';

export type TextListProps = Readonly<{ language: string; texts: readonly Text[] }>;

/** All texts of a language by file, with filters. */
export function TextList({ language, texts }: TextListProps) {
  const { t } = useTranslation('editor-texts');
  const { data } = useLanguages();
  const titleOf = useFileTitles(language);
  useLeftText();
  const { filter, search, shown, change, query } = useListFilter(texts);
  const own = data?.find(({ code }) => code === language);
  const counts = useMemo(() => countTexts(texts), [texts]);
  const files = useMemo(() => byFile(shown), [shown]);
  const all = useMemo(() => byFile(texts), [texts]);
  return (
    <>
      <div className="text-list-head">
        <h1 lang={language}>{own?.name ?? language}</h1>
        <nav aria-label={t('list.ways')}>
          <Link to="/texts">{t('list.languages')}</Link>
          <Link to={`/texts/${language}/sheet`}>{t('list.sheets')}</Link>
        </nav>
      </div>
      {counts.missing === counts.all && <Notice tone="attention">{t('list.empty')}</Notice>}
      {counts.missing + counts.stale === 0 && <Notice tone="done">{t('list.complete')}</Notice>}
      <ListFilters filter={filter} search={search} counts={counts} onChange={change} />
      <p role="status">{t('list.shown', { count: shown.length, all: counts.all })}</p>
      {shown.length === 0 && <p>{t(search ? 'list.nothingFound' : `list.none.${filter}`)}</p>}
      {[...files].map(([namespace, own]) => (
        <FileSection
          key={namespace}
          language={language}
          namespace={namespace}
          title={titleOf(namespace)}
          texts={own}
          all={all.get(namespace) ?? own}
          query={query}
        />
      ))}
    </>
  );
}

function byFile(texts: readonly Text[]): ReadonlyMap<string, readonly Text[]> {
  const files = new Map<string, Text[]>();
  for (const text of texts) {
    const own = files.get(text.namespace) ?? [];
    own.push(text);
    files.set(text.namespace, own);
  }
  return files;
}
