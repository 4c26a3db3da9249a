import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { session } from '../../api.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

/** A phone number, and how pages show it. */
export function PhoneWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const { t } = useTranslation('editor-staff');
  const number = written(value);
  const { data: shown = number } = useQuery({
    queryKey: ['phone', number],
    queryFn: () => session.forms.shownPhone(number),
    placeholderData: keepPreviousData,
  });
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <input
            className="input"
            {...control}
            type="tel"
            value={number}
            placeholder={written(schema.example)}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          />
          {shown !== number && <div>{t('phone.shown', { number: shown })}</div>}
        </>
      )}
    </FieldFrame>
  );
}
