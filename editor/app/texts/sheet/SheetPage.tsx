import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { SheetDifference, SheetFormat } from '../../../texts/sheets.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useReview } from '../review/useReview.tsx';
import { SheetDifferences } from './SheetDifferences.tsx';
import { SheetDrop } from './SheetDrop.tsx';

/** Sheets go out to a spreadsheet program and come back. */
export function SheetPage() {
  const { t } = useTranslation('editor-texts');
  const { language = '' } = useParams();
  const queries = useQueryClient();
  const out = useMutation({
    mutationFn: async (format: SheetFormat) =>
      downloadFile(`translation-${language}.${format}`, await session.texts.sheet(language, format)),
  });
  const sheet = useMutation({
    mutationFn: async (file: File) => session.texts.readSheet(language, new Uint8Array(await file.arrayBuffer())),
    onMutate: () => take.reset(),
  });
  const { name, rename, dialog } = useReview(language);
  const take = useMutation({
    mutationFn: (wanted: readonly SheetDifference[]) => session.texts.takeSheet(language, wanted, name),
    onSuccess: async () => {
      sheet.reset();
      await queries.invalidateQueries();
    },
  });
  const error = sheet.error ?? take.error;
  const accept = (wanted: readonly SheetDifference[]) => {
    // A review has a name.
    if (name === undefined && wanted.some(({ isReviewed }) => isReviewed)) rename();
    else take.mutate(wanted);
  };
  const download = (format: SheetFormat) => (
    <Button type="button" disabled={out.isPending} onClick={() => out.mutate(format)}>
      {t(`sheet.${format}`)}
    </Button>
  );
  return (
    <>
      <p>
        <Link to={`/texts/${language}`}>{t('text.list')}</Link>
      </p>
      <h1>{t('sheet.title')}</h1>
      <section className="panel" aria-labelledby="sheet-out">
        <h2 id="sheet-out">{t('sheet.out')}</h2>
        <p>{t('sheet.outHelp')}</p>
        {out.error && <Notice tone="wrong">{out.error.message}</Notice>}
        <div className="sheet-page-downloads">
          {download('xlsx')}
          {download('csv')}
        </div>
      </section>
      <section className="panel" aria-labelledby="sheet-in">
        <h2 id="sheet-in">{t('sheet.in')}</h2>
        {error && <Notice tone="wrong">{error.message}</Notice>}
        {take.data !== undefined && <Notice tone="done">{t('sheet.taken', { count: take.data })}</Notice>}
        <SheetDrop onFile={(file) => sheet.mutate(file)} isBusy={sheet.isPending} />
        {sheet.data && (
          <SheetDifferences
            key={sheet.submittedAt}
            language={language}
            differences={sheet.data}
            isBusy={take.isPending}
            onTake={accept}
          />
        )}
      </section>
      {dialog}
    </>
  );
}

/** Hands a file to the browser, which saves it where it saves what is downloaded. */
function downloadFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes]));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
