import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGroup } from '../../../../branches/yaml/values.ts';
import type { FieldSchema, Path } from '../../../form/types.ts';
import { Button } from '../../ui/Button.tsx';
import { isBlank } from './blank.ts';
import { Disclosure } from './Disclosure.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { entryTitle } from './entryTitle.ts';
import { useFileForm, useValue } from './fileForm.ts';
import { GroupFields } from './GroupFields.tsx';
import { InputField } from './InputField.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

export type ListEntryProps = Readonly<{
  schema: FieldSchema;
  path: Path;
  level: number;
  place: Readonly<{ index: number; count: number }>;
  /** It was added just now. */
  isNew: boolean;
  onMove(to: number): void;
  onRemove(): void;
}>;

/** The mark of invented content. */
const SAMPLE = 'sample';

/** An entry of a list: a text, or a group that opens. */
export function ListEntry({ schema, path, level, place, isNew, onMove, onRemove }: ListEntryProps) {
  const { t } = useTranslation('editor-staff');
  const { edit } = useFileForm();
  const value = useValue(path);
  const title = entryTitle(value) ?? t('list.new');
  const [isAsking, ask] = useState(false);
  // A line is soon typed again.
  const remove = schema.kind === 'group' && !isBlank(value) ? () => ask(true) : onRemove;
  const buttons = <EntryButtons title={title} place={place} onMove={onMove} onRemove={remove} />;
  if (schema.kind !== 'group')
    return (
      <div className="list-entry-row">
        <InputField schema={{ ...schema, title: t('list.number', { number: place.index + 1 }) }} path={path} />
        {buttons}
      </div>
    );
  const isSample = isGroup(value) && value[SAMPLE] === true;
  return (
    <>
      <Disclosure
        title={title}
        path={path}
        level={level}
        isOpenAtFirst={isNew}
        note={
          isSample && (
            <span className="badge" data-tone="attention">
              {t('sample.badge')}
            </span>
          )
        }
        actions={buttons}
      >
        {isSample && (
          <p>
            {t('sample.about')}{' '}
            <Button type="button" onClick={() => edit({ kind: 'remove', path: [...path, SAMPLE] })}>
              {t('sample.replaced')}
            </Button>
          </p>
        )}
        <GroupFields fields={(schema.fields ?? []).filter(({ key }) => key !== SAMPLE)} path={path} level={level + 1} />
      </Disclosure>
      {isAsking && <RemoveDialog title={title} onRemove={onRemove} onClose={() => ask(false)} />}
    </>
  );
}
