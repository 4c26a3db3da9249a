import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { FieldsetFrame } from '../form/FieldsetFrame.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

/** A list of short texts, such as web addresses. */
export function TextsWidget(props: WidgetProps) {
  const { schema, value, onChange } = props;
  const { t } = useTranslation('editor-staff');
  const texts: readonly unknown[] = Array.isArray(value) ? value : [];
  const label = (index: number) => t('list.entry', { title: schema.title, number: index + 1 });
  return (
    <FieldsetFrame {...props}>
      {texts.map((text, index) => (
        <div className="texts-widget-row" key={index}>
          <input
            className="input"
            aria-label={label(index)}
            // biome-ignore lint/a11y/noAutofocus: a text that was just added is typed next
            autoFocus={text === ''}
            value={written(text)}
            placeholder={written(schema.item?.example)}
            onChange={({ currentTarget }) => onChange(texts.with(index, currentTarget.value))}
          />
          <Button
            type="button"
            aria-label={t('list.removeEntry', { entry: label(index) })}
            onClick={() => onChange(texts.filter((_, each) => each !== index))}
          >
            ×
          </Button>
        </div>
      ))}
      <Button type="button" onClick={() => onChange([...texts, ''])}>
        {t('list.add')}
      </Button>
    </FieldsetFrame>
  );
}
