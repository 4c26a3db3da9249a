import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isList } from '../../../../branches/yaml/values.ts';
import type { FieldSchema } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';
import { asInFile, blankEntry } from './blankEntry.ts';
import { nameOf, type SchemaFieldProps, useFileForm, useValue } from './fileForm.ts';
import { GroupHead } from './GroupHead.tsx';
import { ListEntry } from './ListEntry.tsx';
import { Mistakes } from './Mistakes.tsx';

/** Whether the entries of a list are single values, which one input holds together. */
export const isListOfValues = ({ item }: FieldSchema) => item?.kind !== 'group' && item?.kind !== 'localText';

/** A list: entries are added, removed and moved by buttons. */
export function ListField({ schema, path, level }: SchemaFieldProps) {
  const { t } = useTranslation('editor-staff');
  const { problems, edit } = useFileForm();
  const name = nameOf(path);
  const value = useValue(path);
  const keys = useEntryKeys(isList(value) ? value.length : 0);
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
    const index = keys.all.length;
    edit({ kind: 'insert', path, index, value: asInFile(entry) });
    setAdded(index);
  };
  // A list that may be left out, but not be empty, goes with its last entry.
  const goesWithLast = schema.isOptional && (schema.limits?.minItems ?? 0) > 0;
  const own = problems.filter((problem) => problem.path && nameOf(problem.path) === name);
  return (
    <div className="list-field" ref={box} data-path={name}>
      <GroupHead schema={schema} level={level} />
      <Mistakes problems={own} onUse={() => undefined} />
      {keys.all.map((key, index) => (
        <ListEntry
          key={key}
          schema={item}
          path={[...path, index]}
          level={level + 1}
          place={{ index, count: keys.all.length }}
          isNew={index === added}
          onMove={(to) => {
            keys.move(index, to);
            edit({ kind: 'move', path, from: index, to });
          }}
          onRemove={() => {
            keys.remove(index);
            edit({ kind: 'remove', path: goesWithLast && keys.all.length === 1 ? path : [...path, index] });
            // The button that had the focus is gone.
            requestAnimationFrame(() => addButton.current?.focus());
          }}
        />
      ))}
      <Button ref={addButton} type="button" aria-label={t('list.addTo', { title: schema.title })} onClick={add}>
        {t('list.add')}
      </Button>
    </div>
  );
}

/** Names the entries of a list for React, so that each keeps what is open in it when another one moves. */
function useEntryKeys(count: number) {
  const last = useRef(0);
  const keys = useRef<readonly number[]>([]);
  const fresh = () => {
    last.current += 1;
    return last.current;
  };
  while (keys.current.length < count) keys.current = [...keys.current, fresh()];
  if (keys.current.length > count) keys.current = keys.current.slice(0, count);
  return {
    all: keys.current,
    move(from: number, to: number) {
      const key = keys.current[from] ?? 0;
      keys.current = keys.current.toSpliced(from, 1).toSpliced(to, 0, key);
    },
    remove(index: number) {
      keys.current = keys.current.toSpliced(index, 1);
    },
  };
}
