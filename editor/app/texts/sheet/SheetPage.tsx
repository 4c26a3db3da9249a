import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Refused } from '../../api.ts';
import { color, edge, space } from '../../ui/look.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useReview } from '../review/useReview.tsx';
import type { TextPlace } from '../textAddress.ts';
import { postSheet, type ReadSheet, takeSheet } from '../textsApi.ts';
import { SheetDifferences } from './SheetDifferences.tsx';
import { SheetDrop } from './SheetDrop.tsx';

/** Sheets go out to a spreadsheet program and come back. */
export function SheetPage() {
  const { t } = useTranslation('editor-texts');
  const { language = '' } = useParams();
  const queries = useQueryClient();
  const [taken, setTaken] = useState<number>();
  const sheet = useMutation({
    mutationFn: (file: File) => postSheet(language, file),
    onMutate: () => setTaken(undefined),
  });
  const take = useMutation({
    mutationFn: ({ token, keep }: { token: string; keep: readonly TextPlace[] }) => takeSheet(language, token, keep),
    onSuccess: async (_answer, { keep }) => {
      setTaken(keep.length);
      sheet.reset();
      await queries.invalidateQueries();
    },
  });
  const { name, rename, dialog } = useReview(language);
  const error = sheet.error ?? take.error;
  const accept = ({ token, differences }: ReadSheet, keep: readonly TextPlace[]) => {
    // A review has a name.
    if (name === undefined && differences.some(({ isReviewed }) => isReviewed)) rename();
    else take.mutate({ token, keep });
  };
  return (
    <>
      <p>
        <Link to={`/texts/${language}`}>{t('text.list')}</Link>
      </p>
      <h1>{t('sheet.title')}</h1>
      <Panel aria-labelledby="sheet-out">
        <h2 id="sheet-out">{t('sheet.out')}</h2>
        <p>{t('sheet.outHelp')}</p>
        <Downloads>
          <a href={`/api/texts/${language}/sheet.xlsx`} download>
            {t('sheet.xlsx')}
          </a>
          <a href={`/api/texts/${language}/sheet.csv`} download>
            {t('sheet.csv')}
          </a>
        </Downloads>
      </Panel>
      <Panel aria-labelledby="sheet-in">
        <h2 id="sheet-in">{t('sheet.in')}</h2>
        {error && <Notice tone="wrong">{error instanceof Refused ? error.message : t('noAnswer')}</Notice>}
        {taken !== undefined && <Notice tone="done">{t('sheet.taken', { count: taken })}</Notice>}
        <SheetDrop onFile={(file) => sheet.mutate(file)} isBusy={sheet.isPending} />
        {sheet.data && (
          <SheetDifferences
            key={sheet.data.token}
            language={language}
            sheet={sheet.data}
            isBusy={take.isPending}
            onTake={(keep) => accept(sheet.data, keep)}
          />
        )}
      </Panel>
      {dialog}
    </>
  );
}

const Downloads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    padding: 0 ${space.m};
    border: 1px solid ${color.teal};
    border-radius: ${edge.s};
    background: ${color.white};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: ${color.mint};
  }
`;
