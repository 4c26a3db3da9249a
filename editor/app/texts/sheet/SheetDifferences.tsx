import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetDifference } from '../../../texts/sheets.ts';
import { nameOf } from '../../../texts/textPlace.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { color, size, space } from '../../ui/look.ts';
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
      <List>
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
                {difference.isReviewed && <Badge>{t('states.reviewed')}</Badge>}
              </label>
              {difference.fault !== undefined && <Fault>{difference.fault}</Fault>}
              <WordChanges before={difference.before} after={difference.after} language={language} />
            </li>
          );
        })}
      </List>
      <Button type="button" look="main" disabled={wanted.length === 0 || isBusy} onClick={() => onTake(wanted)}>
        {t('sheet.take', { count: wanted.length })}
      </Button>
    </>
  );
}

const List = styled.ul`
  margin: 0 0 ${space.m};
  padding: 0;
  list-style: none;
  li {
    padding: ${space.s} 0;
    border-top: 1px solid ${color.line};
    content-visibility: auto;
    contain-intrinsic-size: auto 7rem;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 2rem;
    overflow-wrap: anywhere;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

const Fault = styled.p`
  color: ${color.coral};
  font-size: ${size.small};
  font-weight: 600;
`;
