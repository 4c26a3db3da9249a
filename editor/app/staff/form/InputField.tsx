import type { FieldSchema, Path } from '../../../form/types.ts';
import { widgetOf } from '../widgets/widgetOf.ts';
import { nameOf, useFileForm } from './fileForm.ts';
import { useField, valueAfterBlur } from './useField.ts';

/** A field with one value. While it has the focus, the page beside the form shows it. */
export function InputField({ schema, path }: Readonly<{ schema: FieldSchema; path: Path }>) {
  const { show } = useFileForm();
  const field = useField(schema, path);
  const Widget = widgetOf(schema);
  const leave = () => {
    const left = valueAfterBlur(schema, field.value);
    if (left !== field.value) field.onChange(left);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when its input gets or loses the focus.
    <div data-path={nameOf(path)} onFocus={() => show(path)} onBlur={leave}>
      <Widget {...field} />
    </div>
  );
}
