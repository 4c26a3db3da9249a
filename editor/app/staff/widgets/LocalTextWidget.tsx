import { useId } from 'react';
import { isGroup } from '../../../../branches/yaml/values.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { FieldsetFrame } from '../form/FieldsetFrame.tsx';
import { TextArea } from './TextArea.tsx';
import type { WidgetProps } from './widgetProps.ts';
import { written } from './written.ts';

/** A text in English and in each language of the site, side by side. */
export function LocalTextWidget(props: WidgetProps) {
  const { schema, value, onChange, problems } = props;
  const texts = isGroup(value) ? value : {};
  const examples = isGroup(schema.example) ? schema.example : {};
  const id = useId();
  const isWrong = problems.some(({ isWarning }) => !isWarning);
  return (
    <FieldsetFrame {...props}>
      <div className="local-text-widget-languages">
        {LANGUAGES.map(({ code, nativeName }) => (
          <div key={code} data-path={[...props.path, code].join('.')}>
            <label className="hint" htmlFor={`${id}-${code}`} lang={code}>
              {nativeName}
            </label>
            <TextArea
              id={`${id}-${code}`}
              lang={code}
              value={written(texts[code])}
              placeholder={written(examples[code])}
              aria-invalid={(isWrong && code === SOURCE_LANGUAGE.code) || undefined}
              onChange={({ currentTarget }) => onChange({ ...texts, [code]: currentTarget.value })}
            />
          </div>
        ))}
      </div>
    </FieldsetFrame>
  );
}
