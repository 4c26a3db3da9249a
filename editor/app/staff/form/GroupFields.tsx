import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../../branches/yaml/values.ts';
import type { FieldSchema, Path } from '../../../form/types.ts';
import { PictureField } from '../../pictures/PictureField.tsx';
import { pictureSiblings } from '../../pictures/pictureSiblings.ts';
import { Button } from '../../ui/Button.tsx';
import { HoursRow } from '../widgets/hours.tsx';
import { hasMistake, Mistakes } from './FieldFrame.tsx';
import { useChange, useField, useFileForm } from './fileForm.tsx';
import { InputField } from './InputField.tsx';
import { type GroupFieldsProps, ListField } from './ListField.tsx';
import { Disclosure, GroupHead, type GroupHeadProps } from './PartHead.tsx';
import { isBlank, nameOf } from './values.ts';

/** The fields of a group, in the schema's order. */
export function GroupFields({ fields, path, level }: GroupFieldsProps) {
  if (fields.length > 1 && fields.every(({ kind }) => kind === 'hours')) return <HoursWeek days={fields} path={path} />;
  const besidePictures = fields.flatMap((field) => {
    const { alt, focus } = field.kind === 'picture' ? pictureSiblings(fields, field.key ?? '') : {};
    return [alt, focus];
  });
  return fields
    .filter((field) => !besidePictures.includes(field))
    .map((field) => {
      const here = [...path, field.key ?? ''];
      const { kind, item } = field;
      if (kind === 'picture') return <PictureField key={field.key} schema={field} path={here} fields={fields} />;
      if (kind === 'group') return <GroupField key={field.key} schema={field} path={here} level={level} />;
      if (kind === 'list' && (item?.kind === 'group' || item?.kind === 'localText'))
        return <ListField key={field.key} schema={field} path={here} level={level} Fields={GroupFields} />;
      return <InputField key={field.key} schema={field} path={here} />;
    });
}

/** Groups of groups are long: from this level on, they are opened one by one. */
const FOLDED_FROM = 3;

/** Fields that belong together. A group that may be left out has buttons to add it and to take it away. */
function GroupField(head: GroupHeadProps) {
  const { schema, path, level } = head;
  const { t } = useTranslation('editor-staff');
  const { values } = useFileForm();
  const change = useChange();
  const [isAdded, setAdded] = useState(false);
  const { title, fields = [], isOptional } = schema;
  const content = <GroupFields fields={fields} path={path} level={level + 1} />;
  if (level >= FOLDED_FROM && fields.some(({ kind }) => kind === 'group'))
    return (
      <Disclosure title={title} path={path} level={level}>
        {content}
      </Disclosure>
    );
  const isShown = !isOptional || isAdded || !isBlank(valueAt(values, path));
  const remove = () => {
    setAdded(false);
    change(schema, path, undefined);
  };
  return (
    <div className="field group" data-path={nameOf(path)}>
      <GroupHead {...head} />
      {isShown && content}
      {isOptional && (
        <Button onClick={isShown ? remove : () => setAdded(true)}>
          {t(isShown ? 'group.remove' : 'group.add', { title })}
        </Button>
      )}
    </div>
  );
}

/** The first day of the week is copied to the working days that follow it. */
const WORKING_DAYS = 5;

/** A week of opening times: a row for each day. */
function HoursWeek({ days, path }: Readonly<{ days: readonly FieldSchema[]; path: Path }>) {
  const { t } = useTranslation('editor-staff');
  const { values } = useFileForm();
  const change = useChange();
  const pathOf = ({ key = '' }: FieldSchema) => [...path, key];
  const [first, ...others] = days.slice(0, WORKING_DAYS);
  const copy = (day: FieldSchema) => {
    for (const other of others) change(other, pathOf(other), valueAt(values, pathOf(day)));
  };
  return (
    <>
      {days.map((day) => (
        <Day key={day.key} schema={day} path={pathOf(day)} />
      ))}
      {first && (
        <Button onClick={() => copy(first)} style={{ marginTop: 'var(--space-s)' }}>
          {t('hours.copy', { from: first.title, to: others.at(-1)?.title })}
        </Button>
      )}
    </>
  );
}

function Day({ schema, path }: Readonly<{ schema: FieldSchema; path: Path }>) {
  const { value, onChange, problems } = useField(schema, path);
  return (
    <fieldset className="line day" data-path={nameOf(path)} aria-label={schema.title}>
      <strong>{schema.title}</strong>
      <div>
        <HoursRow label={schema.title} value={value} isWrong={hasMistake(problems)} onChange={onChange} />
        <div role="alert">
          <Mistakes problems={problems} onUse={onChange} />
        </div>
      </div>
    </fieldset>
  );
}
