import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { SheetDifference } from '../../texts/sheets.ts';
import { textKey } from '../../texts/textPlace.ts';
import { session } from '../api.ts';
import { say } from '../shell/say.ts';
import { useAct } from '../staff/queries.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Check.tsx';
import { Notice } from '../ui/Notice.tsx';
import { WordChanges } from './FormattedText.tsx';
import { useMyName } from './textsApi.tsx';

/** Exports and imports sheets. */
export function SheetPage() {
  const { t } = useTranslation('editor-texts');
  const { language = '' } = useParams();
  const out = useMutation({
    mutationFn: async () => {
      const href = URL.createObjectURL(new Blob([await session.texts.sheet(language)]));
      Object.assign(document.createElement('a'), { href, download: `translation-${language}.xlsx` }).click();
      URL.revokeObjectURL(href);
    },
  });
  const sheet = useMutation({
    mutationFn: async (file: File) => session.texts.readSheet(language, new Uint8Array(await file.arrayBuffer())),
    onMutate: () => take.reset(),
  });
  const { inMyName, dialog } = useMyName();
  const take = useAct(
    ({ wanted, by }: { wanted: readonly SheetDifference[]; by?: string }) =>
      session.texts.takeSheet(language, wanted, by),
    () => sheet.reset(),
  );
  const error = sheet.error ?? take.error;
  const accept = (wanted: readonly SheetDifference[]) => {
    // Reviews need a name.
    if (wanted.some(({ isReviewed }) => isReviewed)) inMyName(async (by) => take.mutate({ wanted, by }));
    else take.mutate({ wanted });
  };
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
        <Button disabled={out.isPending} onClick={() => out.mutate()}>
          {t('sheet.xlsx')}
        </Button>
      </section>
      <section className="panel" aria-labelledby="sheet-in">
        <h2 id="sheet-in">{t('sheet.in')}</h2>
        {error && <Notice tone="wrong">{error.message}</Notice>}
        {take.data !== undefined && <Notice tone="done">{t('sheet.taken', { count: take.data })}</Notice>}
        <label className="drop">
          {t(sheet.isPending ? 'sheet.reading' : 'sheet.drop')}
          <input
            type="file"
            // Other spreadsheets get a helpful error.
            accept=".csv,.xlsx,.xls,.ods,text/csv"
            disabled={sheet.isPending}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) sheet.mutate(file);
              // Allows choosing the same file again.
              currentTarget.value = '';
            }}
          />
        </label>
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

type SheetDifferencesProps = Readonly<{
  language: string;
  differences: readonly SheetDifference[];
  isBusy: boolean;
  onTake: (wanted: readonly SheetDifference[]) => void;
}>;

/** The differences of a sheet. Each can be excluded; doubtful ones are only applied if a person ticks them, broken ones never. */
function SheetDifferences({ language, differences, isBusy, onTake }: SheetDifferencesProps) {
  const { t } = useTranslation('editor-texts');
  const right = differences.filter(({ fault }) => fault === undefined);
  const [leftOut, setLeftOut] = useState(() => right.filter(({ origin, isFigure }) => origin ?? isFigure));
  const wanted = right.filter((each) => !leftOut.includes(each));
  const broken = differences.length - right.length;
  if (differences.length === 0) return <p role="status">{t('sheet.same')}</p>;
  return (
    <>
      <p role="status">
        {t('sheet.found', { count: right.length })} {broken > 0 && t('sheet.broken', { count: broken })}
      </p>
      <ul className="sheet-differences">
        {differences.map((difference) => {
          const { title, key, place, fault, by, isReviewed, origin, isFigure, before, after } = difference;
          const doubt = origin ? t('sheet.moved', origin) : isFigure && t('sheet.figure', { figure: after, place });
          return (
            <li className="line" key={textKey(difference)}>
              <Check
                label={
                  <>
                    <b>{title}</b> <code>{key}</code> {by && <Badge>{t('states.machine')}</Badge>}
                    {isReviewed && <Badge>{t('states.reviewed')}</Badge>}
                  </>
                }
                {...(doubt && { help: doubt })}
                isOn={wanted.includes(difference)}
                disabled={fault !== undefined}
                onChange={(isOn) =>
                  setLeftOut(isOn ? leftOut.filter((each) => each !== difference) : [...leftOut, difference])
                }
              />
              {fault && (
                <p className="mistake">
                  {place}: {say(fault)}
                </p>
              )}
              <WordChanges before={before} after={after} language={language} />
            </li>
          );
        })}
      </ul>
      <Button look="main" disabled={wanted.length === 0 || isBusy} onClick={() => onTake(wanted)}>
        {t('sheet.take', { count: wanted.length })}
      </Button>
    </>
  );
}
