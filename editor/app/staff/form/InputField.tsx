import { useEffect, useState } from 'react';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldKind, FieldSchema } from '../../../content/fieldSchema.ts';
import { widgetOf } from '../widgets/inputs.tsx';
import { useField, useFileForm } from './fileForm.tsx';
import { pathKey, valueAfterBlur } from './values.ts';

/** Kinds whose proposals only correct the notation. */
const REWRITTEN: readonly FieldKind[] = ['phone', 'link'];

/** A field with one value. While it has the focus, the page beside the form shows it. */
export function InputField({ schema, path }: Readonly<{ schema: FieldSchema; path: Path }>) {
  const { show } = useFileForm();
  const field = useField(schema, path);
  const Widget = widgetOf(schema);
  // On blur, the value is normalised, or replaced by the only proposal. Later changes from elsewhere stay.
  const [leftWith, setLeftWith] = useState<Readonly<{ value: unknown }>>();
  const isLeft = leftWith?.value === field.value && leftWith !== undefined;
  const proposed = REWRITTEN.includes(schema.kind) ? field.problems.flatMap(({ proposals }) => proposals) : [];
  const isCorrectable = proposed.length === 1;
  const normalized = isLeft && isCorrectable ? proposed[0] : valueAfterBlur(schema, field.value);
  // While typing, mistakes that are corrected on blur are not shown.
  const [isFocused, setFocused] = useState(false);
  const shown = isFocused && isCorrectable ? { ...field, problems: [], isWrong: false } : field;
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
        setFocused(true);
        show(path);
      }}
      onBlur={() => {
        setFocused(false);
        setLeftWith({ value: field.value });
      }}
    >
      <Widget {...shown} />
    </div>
  );
}
