/** Inputs for what is chosen: yes or no, one or several words, an emoji. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DRAWN_EMOJI, stickerIcon } from '../../../../components/offers/stickerIcon.ts';
import type { FieldSchema } from '../../../form/fieldSchema.ts';
import { Check } from '../../ui/Check.tsx';
import { FieldFrame, Mistakes } from '../form/FieldFrame.tsx';
import type { WidgetProps } from '../form/fileForm.tsx';
import { written } from '../form/values.ts';
import { filesQuery } from '../queries.ts';

/** Yes or no. Left out, an optional one is what its example is not. */
export function FlagWidget({ schema, value, onChange, problems }: WidgetProps) {
  const leftOut = schema.isOptional ? schema.example === false : undefined;
  const isOn = typeof value === 'boolean' ? value : leftOut === true;
  const change = (on: boolean) => onChange(on === leftOut ? undefined : on);
  return (
    <div>
      <Check label={<strong>{schema.title}</strong>} help={schema.description} isOn={isOn} onChange={change} />
      <Mistakes problems={problems} onUse={onChange} />
    </div>
  );
}

/** What a choice shows for an option: of a branch its name, otherwise the option as the file has it. */
function useOptionName({ isBranch }: Pick<FieldSchema, 'isBranch'> = {}): (option: string) => string {
  const { data: files = [] } = useQuery(filesQuery);
  return (option) => (isBranch && files.find(({ id }) => id === option)?.name) || option;
}

/** One of a few words. A word of the file that is none of them stays to be seen. */
export function ChoiceWidget(props: WidgetProps) {
  const { schema, onChange } = props;
  const nameOf = useOptionName(schema);
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
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Any of a few words, in the order in which they were ticked. */
export function ChoicesWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const nameOf = useOptionName(schema.item);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const change = (option: string, isOn: boolean) => {
    const next = isOn ? [...chosen, option] : chosen.filter((each) => each !== option);
    onChange(next.length === 0 && schema.isOptional ? undefined : next);
  };
  return (
    <FieldFrame {...props}>
      <div className="wrap">
        {schema.item?.options?.map((option) => (
          <Check
            key={option}
            label={nameOf(option)}
            isOn={chosen.includes(option)}
            onChange={(isOn) => change(option, isOn)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

/** The emoji on an offer: one of those that the site draws, or any other. */
export function StickerWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const { t } = useTranslation('editor-staff');
  const emoji = written(value);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className="wrap">
          {DRAWN_EMOJI.map((each) => (
            <button
              className="button"
              key={each}
              type="button"
              aria-label={t('sticker.choose', { emoji: each })}
              aria-pressed={stickerIcon(emoji) === stickerIcon(each)}
              onClick={() => onChange(each)}
            >
              {each}
            </button>
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
