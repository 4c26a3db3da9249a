import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isList, valueAt } from '../../../../branches/yaml/values.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldSchema } from '../../../content/fieldSchema.ts';
import { PictureField, pictureSiblings } from '../../pictures/PictureField.tsx';
import { useDay } from '../../shell/say.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Question } from '../../ui/Dialog.tsx';
import { Elsewhere } from '../branches/Elsewhere.tsx';
import { FieldLabel, Mistakes } from './FieldFrame.tsx';
import { useFileForm } from './fileForm.tsx';
import { HoursWeek } from './HoursWeek.tsx';
import { InputField } from './InputField.tsx';
import { SameForChats } from './SameForChats.tsx';
import { blankEntry, entryHeading, isAt, isBlank, pathKey } from './values.ts';

type GroupFieldsProps = Readonly<{ fields: readonly FieldSchema[]; path: Path; level: number }>;

/** What few offers need, by the path of an offer. */
const RARE = /^offers\.\d+\.(?:whatsapp|limited)$/;

/** The fields of a group, in the schema's order; rare ones are folded while they are empty. */
export function GroupFields({ fields, path, level }: GroupFieldsProps) {
  const { t } = useTranslation('editor-staff');
  const { values } = useFileForm();
  /** Stays as it is while a person types. */
  const [rare] = useState(() =>
    fields.flatMap(({ key = '' }) =>
      RARE.test(pathKey([...path, key])) && isBlank(valueAt(values, [...path, key])) ? key : [],
    ),
  );
  const isRare = ({ key = '' }: FieldSchema) => rare.includes(key);
  if (fields.length > 1 && fields.every(({ kind }) => kind === 'hours')) return <HoursWeek days={fields} path={path} />;
  const besidePictures = fields.flatMap((field) => {
    const { alt, focus } = field.kind === 'picture' ? pictureSiblings(fields, field.key ?? '') : {};
    return [alt, focus];
  });
  const fieldOf = (field: FieldSchema) => {
    const { kind, key = '' } = field;
    const head = { schema: field, path: [...path, key], level };
    if (kind === 'picture') return <PictureField key={key} {...head} fields={fields} />;
    if (kind === 'group') return <GroupField key={key} {...head} />;
    if (kind === 'list' && field.item?.kind !== 'choice') return <ListField key={key} {...head} />;
    const input = <InputField key={key} {...head} />;
    return key === 'phone' && path.length === 0 ? [input, <SameForChats key="sameForChats" />] : input;
  };
  return (
    <>
      {fields.filter((field) => !besidePictures.includes(field) && !isRare(field)).map(fieldOf)}
      {rare.length > 0 && (
        <details>
          <summary>{t('rare')}</summary>
          {fields.filter(isRare).map(fieldOf)}
        </details>
      )}
    </>
  );
}

/** From this level on, groups are folded. */
const FOLDED_FROM = 3;

/** A group of fields. Optional groups have buttons to add and remove them. */
function GroupField(head: GroupHeadProps) {
  const { schema, path, level } = head;
  const { t } = useTranslation('editor-staff');
  const { values, change } = useFileForm();
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
  const toggle = () => {
    setAdded(!isShown);
    if (isShown) change(schema, path, undefined);
  };
  return (
    <div className="field group" data-path={pathKey(path)}>
      <GroupHead {...head} />
      {isShown && content}
      {isOptional && <Button onClick={toggle}>{t(isShown ? 'group.remove' : 'group.add', { title })}</Button>}
    </div>
  );
}

/** A list: entries are added, removed and moved by buttons. */
function ListField(head: GroupHeadProps) {
  const { schema, path, level } = head;
  const { item = schema, title, isOptional, isNeverEmpty } = schema;
  const { t } = useTranslation('editor-staff');
  const { values, edit } = useFileForm();
  const name = pathKey(path);
  const value = valueAt(values, path);
  const count = isList(value) ? value.length : 0;
  // Stable keys: entries stay open when others move.
  const keys = useRef<string[]>([]).current;
  while (keys.length < count) keys.push(crypto.randomUUID());
  keys.length = count;
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = `[data-path="${name}.${added}"] :is(input, textarea, select)`;
    box.current?.querySelector<HTMLElement>(input)?.focus();
  }, [added, name]);
  const add = () => {
    edit({ kind: 'insert', path, index: count, value: blankEntry(item) });
    setAdded(count);
  };
  // An optional list that must not be empty is removed with its last entry.
  const goesWithLast = isOptional && isNeverEmpty;
  return (
    <div className="field" ref={box} data-path={name}>
      <GroupHead {...head} />
      {keys.map((key, index) => (
        <ListEntry
          key={key}
          schema={item}
          path={[...path, index]}
          level={level + 1}
          index={index}
          count={count}
          isNew={index === added}
          onMove={(to) => {
            keys.splice(to, 0, ...keys.splice(index, 1));
            edit({ kind: 'move', path, from: index, to });
          }}
          onRemove={() => {
            keys.splice(index, 1);
            edit({ kind: 'remove', path: goesWithLast && count === 1 ? path : [...path, index] });
            // The focused button is gone.
            requestAnimationFrame(() => addButton.current?.focus());
          }}
        />
      ))}
      <Button ref={addButton} aria-label={t('list.addTo', { title })} onClick={add}>
        {t('list.add')}
      </Button>
    </div>
  );
}

type ListEntryProps = GroupHeadProps &
  Readonly<{
    index: number;
    count: number;
    isNew: boolean;
    onMove(to: number): void;
    onRemove(): void;
  }>;

/** An entry of a list: a text, or a group that opens. */
function ListEntry({ schema, path, level, index, count, isNew, onMove, onRemove }: ListEntryProps) {
  const { t, i18n } = useTranslation('editor-staff');
  const { values, invented, edit } = useFileForm();
  const [isAsking, ask] = useState(false);
  const value = valueAt(values, path);
  const title = entryHeading(value, i18n.language, useDay('full')) ?? t('list.new');
  const isGroup = schema.kind === 'group';
  // Pages sort them by day.
  const isDated = schema.fields?.some(({ kind, isOptional }) => kind === 'day' && !isOptional);
  const isMovable = !isDated && count > 1;
  // At the end of the list, the button is disabled and loses the focus.
  const arrow = (sign: string, label: string, to: number) => {
    const isAtEnd = to < 0 || to === count;
    return (
      <Button aria-label={label} aria-disabled={isAtEnd || undefined} onClick={() => isAtEnd || onMove(to)}>
        {sign}
      </Button>
    );
  };
  const buttons = (
    <div className="row">
      {isMovable && arrow('↑', t('list.up', { title }), index - 1)}
      {isMovable && arrow('↓', t('list.down', { title }), index + 1)}
      <Button
        aria-label={t('list.removeEntry', { entry: title })}
        // Single lines are removed without a question.
        onClick={isGroup && !isBlank(value) ? () => ask(true) : onRemove}
      >
        ×
      </Button>
    </div>
  );
  if (!isGroup) {
    // The list's heading describes it.
    const named = { ...schema, title: t('list.number', { number: index + 1 }), description: undefined };
    return (
      <div className="row">
        <InputField schema={named} path={path} />
        {buttons}
      </div>
    );
  }
  const isSample = valueAt(value, ['sample']) === true;
  const note = isSample && <Badge tone="attention">{t('sample.badge')}</Badge>;
  const fields = (schema.fields ?? []).filter(({ key }) => key !== 'sample');
  const left = fields.filter(({ key = '' }) => invented.some((each) => isAt(each, [...path, key])));
  const leftFields = new Intl.ListFormat(i18n.language).format(left.map((field) => field.title));
  return (
    <>
      <Disclosure title={title} path={path} level={level} isOpenAtFirst={isNew} note={note} actions={buttons}>
        {isSample && (
          <p>
            {t('sample.about')}{' '}
            <Button onClick={() => edit({ kind: 'remove', path: [...path, 'sample'] })}>{t('sample.replaced')}</Button>
          </p>
        )}
        {left.length > 0 && <p>{t('sample.left', { fields: leftFields })}</p>}
        <GroupFields fields={fields} path={path} level={level + 1} />
        <Elsewhere path={path} />
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

/** A heading of a dynamic level. */
const Heading = ({ level, children }: Readonly<{ level: number; children: ReactNode }>) =>
  createElement(`h${Math.min(level, 6)}`, undefined, children);

type GroupHeadProps = Readonly<{ schema: FieldSchema; path: Path; level: number }>;

/** The heading of a group or a list, with its description and problems. */
function GroupHead({ schema, path, level }: GroupHeadProps) {
  const { problems } = useFileForm();
  return (
    <div className="head">
      <Heading level={level}>
        <FieldLabel schema={schema} />
      </Heading>
      {schema.description && <div className="hint">{schema.description}</div>}
      <Mistakes problems={problems.filter((problem) => pathKey(problem.path ?? []) === pathKey(path))} />
    </div>
  );
}

type DisclosureProps = Pick<GroupHeadProps, 'path' | 'level'> &
  Readonly<{
    title: ReactNode;
    note?: ReactNode;
    actions?: ReactNode;
    isOpenAtFirst?: boolean;
    children: ReactNode;
  }>;

/** A folded part of a form. It opens on click, or when a field in it is looked for. */
function Disclosure({ title, path, level, note, actions, isOpenAtFirst = false, children }: DisclosureProps) {
  const { t } = useTranslation('editor-staff');
  const { problems, gaps } = useFileForm();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const wanted = useSearchParams()[0].get('at') ?? '';
  const isWanted = `${wanted}.`.startsWith(`${pathKey(path)}.`);
  const [wantedBefore, setWantedBefore] = useState('');
  // While rendering, so that the field is there when the form gives it the focus.
  if (wanted !== wantedBefore) {
    setWantedBefore(wanted);
    if (isWanted) setOpen(true);
  }
  const mistakes = problems.filter((problem) => !problem.isWarning && isAt(problem.path, path)).length;
  return (
    <div className="disclosure" data-path={pathKey(path)}>
      <div className="wrap">
        <div className="wrap">
          <Heading level={level}>
            <button className="toggle" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {title}
            </button>
          </Heading>
          {note}
          {mistakes > 0 ? (
            <Badge tone="wrong">{t('mistakes.count', { count: mistakes })}</Badge>
          ) : (
            gaps.some((gap) => isAt(gap.path, path)) && <Badge>{t('mistakes.gaps')}</Badge>
          )}
        </div>
        <div className="end">{actions}</div>
      </div>
      {isOpen && <div>{children}</div>}
    </div>
  );
}
