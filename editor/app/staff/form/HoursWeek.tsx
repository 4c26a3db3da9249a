import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { FieldSchema, Path } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';
import { color, space } from '../../ui/look.ts';
import { HoursRow } from '../widgets/HoursRow.tsx';
import { nameOf, useFileForm } from './fileForm.ts';
import { Mistakes } from './Mistakes.tsx';
import { useChange, useField } from './useField.ts';

export type HoursWeekProps = Readonly<{ days: readonly FieldSchema[]; path: Path }>;

/** The first day of the week is copied to the working days that follow it. */
const WORKING_DAYS = 5;

/** A week of opening times: a row for each day. */
export function HoursWeek({ days, path }: HoursWeekProps) {
  const { t } = useTranslation('editor-staff');
  const { values } = useFileForm();
  const change = useChange();
  const pathOf = (day: FieldSchema) => [...path, day.key ?? ''];
  const [first, ...others] = days.slice(0, WORKING_DAYS);
  const copy = () => {
    if (!first) return;
    for (const day of others) change(day, pathOf(day), values.at(pathOf(first)));
  };
  return (
    <>
      {days.map((day) => (
        <Day key={day.key} schema={day} path={[...path, day.key ?? '']} />
      ))}
      {first && (
        <Button type="button" onClick={copy} style={{ marginTop: space.s }}>
          {t('hours.copy', { from: first.title, to: others.at(-1)?.title })}
        </Button>
      )}
    </>
  );
}

function Day({ schema, path }: Readonly<{ schema: FieldSchema; path: Path }>) {
  const { value, onChange, problems } = useField(schema, path);
  return (
    <Row data-path={nameOf(path)} role="group" aria-label={schema.title}>
      <strong>{schema.title}</strong>
      <div>
        <HoursRow
          label={schema.title}
          value={value}
          isWrong={problems.some(({ isWarning }) => !isWarning)}
          onChange={onChange}
        />
        <div role="alert">
          <Mistakes problems={problems} onUse={onChange} />
        </div>
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: 0 ${space.xs};
  align-items: start;
  & > strong {
    padding-top: ${space.xs};
  }
  padding: ${space.xs} 0;
  border-top: 1px solid ${color.line};
`;
