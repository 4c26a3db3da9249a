import { useEffect, useState } from 'react';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldKind, FieldSchema } from '../../../content/fieldSchema.ts';
import { widgetOf } from '../widgets/inputs.tsx';
import { setTyping, useField, useFileForm } from './fileForm.tsx';
import { pathKey, valueAfterBlur } from './values.ts';

/** Kinds of which half a value is a mistake, and whose proposals only correct the notation. */
const REWRITTEN: readonly FieldKind[] = ['phone', 'link'];

/** A field with one value. While it has the focus, the page beside the form shows it. */
export function InputField({ schema, path }: Readonly<{ schema: FieldSchema; path: Path }>) {
  const { id, show } = useFileForm();
  const field = useField(schema, path);
  const Widget = widgetOf(schema);
  // On blur, the value is normalised, or replaced by the only proposal. Later changes from elsewhere stay.
  const [leftWith, setLeftWith] = useState<Readonly<{ value: unknown }>>();
  const isLeft = leftWith?.value === field.value && leftWith !== undefined;
  const isRewritten = REWRITTEN.includes(schema.kind);
  const proposed = isRewritten ? field.problems.flatMap(({ proposals }) => proposals) : [];
  const isCorrectable = proposed.length === 1;
  const normalized = isLeft && isCorrectable ? proposed[0] : valueAfterBlur(schema, field.value);
  useEffect(() => {
    if (isLeft && normalized !== field.value) field.onChange(normalized);
  });
  // Ids are generated.
  if (schema.kind === 'name' && field.problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when its input gets or loses the focus.
    <div
      data-path={pathKey(path)}
      onFocus={() => {
        setLeftWith(undefined);
        if (isRewritten) setTyping(id, path);
        show(path);
      }}
      onBlur={() => {
        if (isRewritten) setTyping(id);
        setLeftWith({ value: field.value });
      }}
    >
      <Widget {...field} />
    </div>
  );
}
