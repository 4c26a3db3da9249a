import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldSchema } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';
import { space } from '../../ui/look.ts';
import { asInFile, blankEntry } from './blankEntry.ts';
import { nameOf, type SchemaFieldProps, useFileForm } from './fileForm.ts';
import { GroupHead } from './GroupHead.tsx';
import { ListEntry } from './ListEntry.tsx';
import { Mistakes } from './Mistakes.tsx';

/** Whether the entries of a list are single values, which one input holds together. */
export const isListOfValues = ({ item }: FieldSchema) => item?.kind !== 'group' && item?.kind !== 'localText';

/** A list: entries are added, removed and moved by buttons. */
export function ListField({ schema, path, level }: SchemaFieldProps) {
  const { t } = useTranslation('editor-staff');
  const { problems, sendList } = useFileForm();
  const name = nameOf(path);
  const { fields, append, remove, move } = useFieldArray({ name });
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (added === undefined) return;
    const entry = box.current?.querySelector(`[data-path="${name}.${added}"]`);
    entry?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [added, name]);
  const { item } = schema;
  if (!item) return null;
  const add = () => {
    const entry = blankEntry(item);
    const index = fields.length;
    sendList({ kind: 'insert', path, index, value: asInFile(entry) });
    append(entry, { shouldFocus: false });
    setAdded(index);
  };
  // A list that may be left out, but not be empty, goes with its last entry.
  const goesWithLast = schema.isOptional && (schema.limits?.minItems ?? 0) > 0;
  const own = problems.filter((problem) => problem.path && nameOf(problem.path) === name);
  return (
    <Box ref={box} data-path={name}>
      <GroupHead schema={schema} level={level} />
      <Mistakes problems={own} onUse={() => undefined} />
      {fields.map((field, index) => (
        <ListEntry
          key={field.id}
          schema={item}
          path={[...path, index]}
          level={level + 1}
          place={{ index, count: fields.length }}
          isNew={index === added}
          onMove={(to) => {
            sendList({ kind: 'move', path, from: index, to });
            move(index, to);
          }}
          onRemove={() => {
            sendList({ kind: 'remove', path: goesWithLast && fields.length === 1 ? path : [...path, index] });
            remove(index);
            // The button that had the focus is gone.
            requestAnimationFrame(() => addButton.current?.focus());
          }}
        />
      ))}
      <Button ref={addButton} type="button" aria-label={t('list.addTo', { title: schema.title })} onClick={add}>
        {t('list.add')}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  margin-bottom: ${space.m};
`;
