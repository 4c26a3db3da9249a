import { useId } from 'react';
import { isGroup } from '../../../../branches/yaml/values.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { FieldFrame, hasMistake } from '../form/FieldFrame.tsx';
import type { WidgetProps } from '../form/fileForm.tsx';
import { written } from '../form/values.ts';

/** A text in English and in each language of the site, side by side. */
export function LocalTextWidget(props: WidgetProps) {
  const { schema, path, value, onChange, problems } = props;
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
              aria-invalid={(code === SOURCE_LANGUAGE.code && hasMistake(problems)) || undefined}
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
