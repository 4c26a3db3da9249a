/** Inputs for what is typed: texts, numbers, days. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isGroup } from '../../../../branches/yaml/values.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import type { FieldKind } from '../../../form/fieldSchema.ts';
import { session } from '../../api.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import type { WidgetProps } from '../form/fileForm.tsx';
import { readFigure, written } from '../form/values.ts';

type Typing = Readonly<{
  input: ComponentProps<'input'>;
  /** The value of what is typed; undefined for none. What is no such value stays as it is, so that the build's sentence says what is wrong. */
  read?: (typed: string) => unknown;
}>;

/** What is special about typing a kind of value. */
const TYPING: Readonly<Partial<Record<FieldKind, Typing>>> = {
  email: { input: { inputMode: 'email' } },
  link: { input: { inputMode: 'url' } },
  phone: { input: { type: 'tel' }, read: (typed) => typed.trim() },
  day: { input: { type: 'date', className: 'input narrow' }, read: (typed) => typed || undefined },
  number: { input: { inputMode: 'decimal', autoComplete: 'off', className: 'input narrow' }, read: readFigure },
};

/** A value that is typed in one line. */
export function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const { input, read = (typed: string) => typed } = TYPING[schema.kind] ?? {};
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <input
            className="input"
            {...control}
            {...input}
            value={written(value)}
            placeholder={written(schema.example)}
            onChange={({ currentTarget }) => onChange(read(currentTarget.value))}
          />
          {schema.kind === 'phone' && <ShownPhone number={written(value)} />}
        </>
      )}
    </FieldFrame>
  );
}

/** How pages show a phone number. */
function ShownPhone({ number }: Readonly<{ number: string }>) {
  const { t } = useTranslation('editor-staff');
  const { data: shown = number } = useQuery({
    queryKey: ['phone', number],
    queryFn: () => session.forms.shownPhone(number),
    placeholderData: keepPreviousData,
  });
  return shown !== number && <div className="hint">{t('phone.shown', { number: shown })}</div>;
}

/** A text in English and in each language of the site, side by side. */
export function LocalTextWidget(props: WidgetProps) {
  const { schema, path, value, onChange, isWrong } = props;
  const texts = isGroup(value) ? value : {};
  const examples = isGroup(schema.example) ? schema.example : {};
  const id = useId();
  return (
    <FieldFrame {...props}>
      <div className="tiles">
        {LANGUAGES.map(({ code, nativeName }) => (
          <div key={code} data-path={[...path, code].join('.')}>
            <label className="hint" htmlFor={`${id}-${code}`} lang={code}>
              {nativeName}
            </label>
            <textarea
              className="input text-area"
              rows={1}
              id={`${id}-${code}`}
              lang={code}
              value={written(texts[code])}
              placeholder={written(examples[code])}
              aria-invalid={(code === SOURCE_LANGUAGE.code && isWrong) || undefined}
              onChange={({ currentTarget }) => onChange({ ...texts, [code]: currentTarget.value })}
              // The text is one paragraph.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}
