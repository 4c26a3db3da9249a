import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isList, valueAt } from '../../../../branches/yaml/values.ts';
import type { FieldSchema, Path } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Dialog.tsx';
import { useFileForm } from './fileForm.tsx';
import { InputField } from './InputField.tsx';
import { Disclosure, GroupHead, type GroupHeadProps } from './PartHead.tsx';
import { blankEntry, entryTitle, isBlank, nameOf } from './values.ts';

/** What shows the fields of a group, whatever they are made of. */
export type GroupFieldsProps = Readonly<{ fields: readonly FieldSchema[]; path: Path; level: number }>;

type Parts = Readonly<{ Fields: ComponentType<GroupFieldsProps> }>;

/** A list: entries are added, removed and moved by buttons. */
export function ListField({ Fields, ...head }: GroupHeadProps & Parts) {
  const { schema, path, level } = head;
  const { t } = useTranslation('editor-staff');
  const { values, edit } = useFileForm();
  const name = nameOf(path);
  const value = valueAt(values, path);
  const keys = useEntryKeys(isList(value) ? value.length : 0);
  const count = keys.all.length;
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = box.current?.querySelector(`[data-path="${name}.${added}"]`);
    entry?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [added, name]);
  const { item } = schema;
  if (!item) return null;
  const add = () => {
    edit({ kind: 'insert', path, index: count, value: blankEntry(item) });
    setAdded(count);
  };
  // A list that may be left out, but not be empty, goes with its last entry.
  const goesWithLast = schema.isOptional && schema.isNeverEmpty;
  return (
    <div className="field" ref={box} data-path={name}>
      <GroupHead {...head} />
      {keys.all.map((key, index) => (
        <ListEntry
          key={key}
          schema={item}
          path={[...path, index]}
          level={level + 1}
          Fields={Fields}
          place={{ index, count }}
          isNew={index === added}
          onMove={(to) => {
            keys.move(index, to);
            edit({ kind: 'move', path, from: index, to });
          }}
          onRemove={() => {
            keys.remove(index);
            edit({ kind: 'remove', path: goesWithLast && count === 1 ? path : [...path, index] });
            // The button that had the focus is gone.
            requestAnimationFrame(() => addButton.current?.focus());
          }}
        />
      ))}
      <Button ref={addButton} aria-label={t('list.addTo', { title: schema.title })} onClick={add}>
        {t('list.add')}
      </Button>
    </div>
  );
}

/** Names the entries of a list for React, so that each keeps what is open in it when another one moves. */
function useEntryKeys(count: number) {
  const last = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < count) {
    last.current += 1;
    keys.current.push(last.current);
  }
  keys.current.length = count;
  return {
    all: [...keys.current],
    move: (from: number, to: number) => keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
    remove: (index: number) => keys.current.splice(index, 1),
  };
}

type Place = Readonly<{ index: number; count: number }>;

type ListEntryProps = GroupHeadProps &
  Parts &
  Readonly<{
    place: Place;
    /** It was added just now. */
    isNew: boolean;
    onMove(to: number): void;
    onRemove(): void;
  }>;

/** The mark of invented content. */
const SAMPLE = 'sample';

/** An entry of a list: a text, or a group that opens. */
function ListEntry({ schema, path, level, Fields, place, isNew, onMove, onRemove }: ListEntryProps) {
  const { t } = useTranslation('editor-staff');
  const { values, edit } = useFileForm();
  const [isAsking, ask] = useState(false);
  const value = valueAt(values, path);
  const title = entryTitle(value) ?? t('list.new');
  const isGroup = schema.kind === 'group';
  // A line is soon typed again.
  const remove = isGroup && !isBlank(value) ? () => ask(true) : onRemove;
  const buttons = <EntryButtons title={title} place={place} onMove={onMove} onRemove={remove} />;
  if (!isGroup)
    return (
      <div className="row">
        <InputField schema={{ ...schema, title: t('list.number', { number: place.index + 1 }) }} path={path} />
        {buttons}
      </div>
    );
  const isSample = valueAt(value, [SAMPLE]) === true;
  const note = isSample && (
    <span className="badge" data-tone="attention">
      {t('sample.badge')}
    </span>
  );
  const fields = (schema.fields ?? []).filter(({ key }) => key !== SAMPLE);
  return (
    <>
      <Disclosure title={title} path={path} level={level} isOpenAtFirst={isNew} note={note} actions={buttons}>
        {isSample && (
          <p>
            {t('sample.about')}{' '}
            <Button onClick={() => edit({ kind: 'remove', path: [...path, SAMPLE] })}>{t('sample.replaced')}</Button>
          </p>
        )}
        <Fields fields={fields} path={path} level={level + 1} />
      </Disclosure>
      {isAsking && (
        <Question
          title={t('list.remove.title', { entry: title })}
          yes={t('list.remove.do')}
          onYes={onRemove}
          onClose={() => ask(false)}
        >
          <p>{t('list.remove.about')}</p>
        </Question>
      )}
    </>
  );
}

type EntryButtonsProps = Readonly<{ title: string; place: Place; onMove(to: number): void; onRemove(): void }>;

/** Moves an entry of a list up and down, or removes it. */
function EntryButtons({ title, place: { index, count }, onMove, onRemove }: EntryButtonsProps) {
  const { t } = useTranslation('editor-staff');
  // At the end of the list, it keeps the focus that a disabled button loses.
  const arrow = (sign: string, label: string, to: number) => {
    const isAtEnd = to < 0 || to === count;
    return (
      <Button aria-label={label} aria-disabled={isAtEnd || undefined} onClick={() => isAtEnd || onMove(to)}>
        {sign}
      </Button>
    );
  };
  return (
    <div className="row">
      {arrow('↑', t('list.up', { title }), index - 1)}
      {arrow('↓', t('list.down', { title }), index + 1)}
      <Button aria-label={t('list.removeEntry', { entry: title })} onClick={onRemove}>
        ×
      </Button>
    </div>
  );
}
