import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { isBlank } from './blank.ts';
import { Disclosure } from './Disclosure.tsx';
import { nameOf, type SchemaFieldProps, useFileForm, useValue } from './fileForm.ts';
import { GroupFields } from './GroupFields.tsx';
import { GroupHead } from './GroupHead.tsx';
import { Mistakes } from './Mistakes.tsx';
import { useChange } from './useField.ts';

/** Groups of groups are long: from this level on, they are opened one by one. */
const FOLDED_FROM = 3;

/** Fields that belong together. A group that may be left out has buttons to add it and to take it away. */
export function GroupField({ schema, path, level }: SchemaFieldProps) {
  const { t } = useTranslation('editor-staff');
  const { problems } = useFileForm();
  const change = useChange();
  const name = nameOf(path);
  const isEmpty = isBlank(useValue(path));
  const [isAdded, setAdded] = useState(false);
  const own = problems.filter((problem) => problem.path && nameOf(problem.path) === name);
  const fields = schema.fields ?? [];
  if (level >= FOLDED_FROM && fields.some(({ kind }) => kind === 'group'))
    return (
      <Disclosure title={schema.title} path={path} level={level}>
        <GroupFields fields={fields} path={path} level={level + 1} />
      </Disclosure>
    );
  const isShown = !schema.isOptional || !isEmpty || isAdded;
  const remove = () => {
    setAdded(false);
    change(schema, path, undefined);
  };
  return (
    <div className="group-field" data-path={name}>
      <GroupHead schema={schema} level={level} />
      <Mistakes problems={own} onUse={(value) => change(schema, path, value)} />
      {isShown && <GroupFields fields={fields} path={path} level={level + 1} />}
      {schema.isOptional && (
        <Button type="button" onClick={isShown ? remove : () => setAdded(true)}>
          {t(isShown ? 'group.remove' : 'group.add', { title: schema.title })}
        </Button>
      )}
    </div>
  );
}
