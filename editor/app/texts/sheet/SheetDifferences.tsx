import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetDifference } from '../../../texts/sheets.ts';
import { nameOf } from '../../../texts/textPlace.ts';
import { Button } from '../../ui/Button.tsx';
import { WordChanges } from '../WordChanges.tsx';

export type SheetDifferencesProps = Readonly<{
  language: string;
  differences: readonly SheetDifference[];
  /** They are being taken. */
  isBusy: boolean;
  onTake: (wanted: readonly SheetDifference[]) => void;
}>;

/** What a sheet would change. Each text can be left out; a broken one is never taken. */
export function SheetDifferences({ language, differences, isBusy, onTake }: SheetDifferencesProps) {
  const { t } = useTranslation('editor-texts');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const right = differences.filter(({ fault }) => fault === undefined);
  const broken = differences.length - right.length;
  const wanted = right.filter((place) => !leftOut.has(nameOf(place)));
  if (differences.length === 0) return <p role="status">{t('sheet.same')}</p>;
  const toggle = (name: string) => {
    const next = new Set(leftOut);
    if (!next.delete(name)) next.add(name);
    setLeftOut(next);
  };
  return (
    <>
      <p role="status">
        {t('sheet.found', { count: right.length })} {broken > 0 && t('sheet.broken', { count: broken })}
      </p>
      <ul className="sheet-differences-list">
        {differences.map((difference) => {
          const name = nameOf(difference);
          return (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={difference.fault === undefined && !leftOut.has(name)}
                  disabled={difference.fault !== undefined}
                  onChange={() => toggle(name)}
                />
                <b>{difference.namespace}</b> <code>{difference.key}</code>
                {difference.isReviewed && <span className="badge">{t('states.reviewed')}</span>}
              </label>
              {difference.fault !== undefined && <p className="sheet-differences-fault">{difference.fault}</p>}
              <WordChanges before={difference.before} after={difference.after} language={language} />
            </li>
          );
        })}
      </ul>
      <Button type="button" look="main" disabled={wanted.length === 0 || isBusy} onClick={() => onTake(wanted)}>
        {t('sheet.take', { count: wanted.length })}
      </Button>
    </>
  );
}
