/** Inputs for what is typed or chosen. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areManyBranches } from '../../../../branches/model/manyBranches.ts';
import { maxTextLength } from '../../../../branches/model/maxTextLength.ts';
import { isGroup } from '../../../../branches/yaml/values.ts';
import { DRAWN_EMOJI, stickerIcon } from '../../../../components/offers/stickerIcon.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import type { FieldKind, FieldSchema } from '../../../content/fieldSchema.ts';
import { session } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import { Options } from '../../ui/Field.tsx';
import { LengthMeter } from '../../ui/LengthMeter.tsx';
import { BranchChoice } from '../branches/BranchChoice.tsx';
import { FieldFrame, Mistakes } from '../form/FieldFrame.tsx';
import type { WidgetProps } from '../form/fileForm.tsx';
import { readFigure, written } from '../form/values.ts';
import { filesQuery } from '../queries.ts';
import { AmountWidget } from './AmountWidget.tsx';

type Typing = Readonly<{
  input: ComponentProps<'input'>;
  /** Parses the input; undefined for none. Invalid input is returned as it is, for the build's error message. */
  read?: (typed: string) => unknown;
}>;

/** Removes the spaces of an Indian number; others stay as they are typed. */
const readPhone = (typed: string) => typed.trim().replace(/^\+91[\d\s]+$/, (known) => known.replaceAll(/\s/g, ''));

/** Attributes and parsers by kind. */
const TYPING: Readonly<Partial<Record<FieldKind, Typing>>> = {
  email: { input: { inputMode: 'email' } },
  link: { input: { inputMode: 'url' } },
  phone: { input: { type: 'tel' }, read: readPhone },
  day: { input: { type: 'date', className: 'input narrow' }, read: (typed) => typed || undefined },
  number: { input: { inputMode: 'decimal', autoComplete: 'off', className: 'input narrow' }, read: readFigure },
};

/** An input of one line. */
function TextWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const { input, read = (typed: string) => typed } = TYPING[schema.kind] ?? {};
  const [typed, type] = useState<string>();
  // Phone numbers are grouped as on pages.
  const queryFn = () => session.forms.formatPhone(written(value));
  const formatted = useQuery({ queryKey: ['phone', value], queryFn, enabled: schema.kind === 'phone' }).data;
  // While typing, the input is not reformatted.
  const text = typed !== undefined && read(typed) === value ? typed : (formatted ?? written(value));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          className="input"
          {...control}
          {...input}
          value={text}
          placeholder={written(schema.example)}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            onChange(read(currentTarget.value));
          }}
          onBlur={() => type(undefined)}
        />
      )}
    </FieldFrame>
  );
}

/** A text in English and in each language of the site, side by side. */
function LocalTextWidget(props: WidgetProps) {
  const { schema, path, value, onChange, isWrong } = props;
  const texts = isGroup(value) ? value : {};
  const examples = isGroup(schema.example) ? schema.example : {};
  const max = maxTextLength([...path, SOURCE_LANGUAGE.code]);
  const id = useId();
  return (
    <FieldFrame {...props}>
      <div className="tiles">
        {LANGUAGES.map(({ code, nativeName }) => {
          const text = written(texts[code]);
          // Shows the remaining length.
          const meter = text.length > max * 0.8 ? `${id}-${code}-length` : undefined;
          return (
            <div key={code} data-path={[...path, code].join('.')}>
              <label className="hint" htmlFor={`${id}-${code}`} lang={code}>
                {nativeName}
              </label>
              <textarea
                className="input text-area"
                rows={1}
                id={`${id}-${code}`}
                lang={code}
                value={text}
                placeholder={written(examples[code])}
                aria-invalid={(code === SOURCE_LANGUAGE.code && isWrong) || undefined}
                aria-describedby={meter}
                onChange={({ currentTarget }) => onChange({ ...texts, [code]: currentTarget.value })}
                // The text is one paragraph.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
              {meter && <LengthMeter id={meter} text={text} max={max} />}
            </div>
          );
        })}
      </div>
    </FieldFrame>
  );
}

/** Yes or no. The default of an optional flag is the opposite of its example. */
function FlagWidget({ schema, value, onChange, problems }: WidgetProps) {
  const leftOut = schema.isOptional ? schema.example === false : undefined;
  const isOn = typeof value === 'boolean' ? value : leftOut === true;
  const change = (on: boolean) => onChange(on === leftOut ? undefined : on);
  return (
    <div>
      <Check label={<strong>{schema.title}</strong>} help={schema.description} isOn={isOn} onChange={change} />
      <Mistakes problems={problems} />
    </div>
  );
}

/** Returns a function that names options: branches by name, others by their word. */
function useOptionName({ among }: Pick<FieldSchema, 'among'> = {}): (option: string) => string {
  const { data: files = [] } = useQuery(filesQuery);
  const { t } = useTranslation('editor-fields');
  return (option) =>
    (among === 'branches' && files.find(({ id }) => id === option)?.name) ||
    t(`choices.${option}`, { defaultValue: option });
}

/** One of a few words. An invalid value of the file stays visible. */
function ChoiceWidget(props: WidgetProps) {
  const { schema, onChange } = props;
  const labelOf = useOptionName(schema);
  const value = written(props.value);
  const options = schema.options ?? [];
  return (
    <FieldFrame {...props}>
      {(control) => (
        <select
          className="input narrow"
          {...control}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        >
          {(schema.isOptional || value === '') && <option value="" />}
          {value !== '' && !options.includes(value) && <option>{value}</option>}
          <Options of={options.map((option) => [option, labelOf(option)])} />
        </select>
      )}
    </FieldFrame>
  );
}

/** Any of a few words, in the order in which they were ticked; or of many branches. */
function ChoicesWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const labelOf = useOptionName(schema.item);
  const { data: files = [] } = useQuery(filesQuery);
  const branches = files.filter(({ kind }) => kind === 'branch');
  const { t } = useTranslation('editor-staff');
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const changeAll = (next: readonly unknown[]) => onChange(next.length === 0 && schema.isOptional ? undefined : next);
  const change = (option: string) => (isOn: boolean) =>
    changeAll(isOn ? [...chosen, option] : chosen.filter((each) => each !== option));
  if (schema.item?.among === 'branches' && areManyBranches(branches))
    return (
      <FieldFrame {...props}>
        <BranchChoice branches={branches} chosen={chosen.map(String)} onChange={changeAll} none={t('allBranches')} />
      </FieldFrame>
    );
  return (
    <FieldFrame {...props}>
      <div className="wrap">
        {schema.item?.options?.map((option) => (
          <Check key={option} label={labelOf(option)} isOn={chosen.includes(option)} onChange={change(option)} />
        ))}
      </div>
    </FieldFrame>
  );
}

/** `HH:MM`, or empty. */
type ShiftTimes = Readonly<{ opens: string; closes: string }>;

const NO_TIMES: ShiftTimes = { opens: '', closes: '' };

/** The shifts of a day for inputs, with 24:00 as 00:00; a closed or missing day has one empty shift. */
export function shiftsOf(value: unknown): readonly ShiftTimes[] {
  if (!Array.isArray(value) || value.length === 0) return [NO_TIMES];
  return value.map((shift) => {
    const [opens = '', closes = ''] = String(shift ?? '').split('-');
    return { opens, closes: closes === '24:00' ? '00:00' : closes };
  });
}

/** The shifts of a day for its file. A missing time stays empty, for the build's error message. */
export const dayOf = (shifts: readonly ShiftTimes[]): readonly string[] =>
  shifts.map(({ opens, closes }) => `${opens}-${closes === '00:00' ? '24:00' : closes}`);

/** Opening times of a day: closed, or one or two shifts. */
function HoursWidget(props: WidgetProps) {
  const { value, onChange, isWrong } = props;
  const label = props.schema.title;
  const { t } = useTranslation('editor-staff');
  const isClosed = value === 'closed';
  const shifts = shiftsOf(value);
  const change = (next: readonly ShiftTimes[]) => onChange(dayOf(next));
  const time = (shift: ShiftTimes, index: number, which: keyof ShiftTimes) => (
    <input
      className="input"
      type="time"
      aria-label={t(`hours.${which}`, { label, number: index + 1 })}
      aria-invalid={isWrong || undefined}
      value={shift[which]}
      onChange={({ currentTarget }) => change(shifts.with(index, { ...shift, [which]: currentTarget.value }))}
    />
  );
  return (
    <FieldFrame {...props}>
      <div className="wrap hours">
        <Check label={t('hours.closed')} isOn={isClosed} onChange={(on) => onChange(on ? 'closed' : dayOf(shifts))} />
        {!isClosed &&
          shifts.map((shift, index) => (
            <div className="wrap" key={index}>
              {time(shift, index, 'opens')} – {time(shift, index, 'closes')}
              {index > 0 && (
                <Button
                  aria-label={t('hours.removeShift', { label })}
                  onClick={() => change(shifts.toSpliced(index, 1))}
                >
                  ×
                </Button>
              )}
              {/* A second shift follows a lunch break. */}
              {shifts.length === 1 && (
                <Button aria-label={t('hours.addShiftTo', { label })} onClick={() => change([...shifts, NO_TIMES])}>
                  +
                </Button>
              )}
            </div>
          ))}
      </div>
    </FieldFrame>
  );
}

/** The emoji on an offer: one of those that the site draws, or any other. */
function StickerWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const { t } = useTranslation('editor-staff');
  const emoji = written(value);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className="wrap">
          {DRAWN_EMOJI.map((each) => (
            <Button
              key={each}
              aria-label={t('sticker.choose', { emoji: each })}
              aria-pressed={stickerIcon(emoji) === stickerIcon(each)}
              onClick={() => onChange(each)}
            >
              {each}
            </Button>
          ))}
          <input
            className="input narrow"
            {...control}
            value={emoji}
            onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Other kinds are texts. */
const WIDGETS: Readonly<Partial<Record<FieldKind, ComponentType<WidgetProps>>>> = {
  localText: LocalTextWidget,
  hours: HoursWidget,
  amount: AmountWidget,
  flag: FlagWidget,
  choice: ChoiceWidget,
  list: ChoicesWidget,
};

/** The input of a field. Stickers are texts in the schema, so their key decides. */
export const widgetOf = ({ key, kind }: FieldSchema): ComponentType<WidgetProps> =>
  key === 'sticker' ? StickerWidget : (WIDGETS[kind] ?? TextWidget);
