import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { frameAt } from '../../../renderer/site/pictureFields.ts';
import type { FieldProblem, FieldSchema } from '../../form/types.ts';
import { FieldsetFrame } from '../staff/form/FieldsetFrame.tsx';
import { LocalTextWidget } from '../staff/widgets/LocalTextWidget.tsx';
import type { WidgetProps } from '../staff/widgets/widgetProps.ts';
import { Notice } from '../ui/Notice.tsx';
import { FocusWidget, focusOf } from './FocusWidget.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import type { PictureWidgetProps } from './pictureProps.ts';
import { pictureSiblings } from './pictureSiblings.ts';

/** A picture: dropped in or chosen, cut as the page cuts it, with the point that stays and the text for who cannot see it. */
export function PictureWidget({ group, onGroupChange, fields, groupProblems, ...props }: PictureWidgetProps) {
  const { t } = useTranslation('editor-staff');
  const { schema, path, value, onChange } = props;
  const [isNew, setNew] = useState(false);
  const { alt, focus } = pictureSiblings(fields, String(path.at(-1)));
  const name = typeof value === 'string' ? value : '';
  const frame = frameAt(path);

  const siblingProps = (sibling: FieldSchema): WidgetProps => {
    const siblingPath = [...path.slice(0, -1), sibling.key ?? ''];
    return {
      schema: sibling,
      path: siblingPath,
      value: group[sibling.key ?? ''],
      onChange: (changed) => {
        if (sibling === alt) setNew(false);
        onGroupChange(sibling.key ?? '', changed);
      },
      problems: groupProblems.filter((problem) => isIn(problem, siblingPath)),
    };
  };
  // The point was one of the picture before. It goes first: a focus without a picture is a mistake.
  const change = (changed: string | undefined) => {
    if (focus?.key && group[focus.key] != null) onGroupChange(focus.key, undefined);
    setNew(changed !== undefined && alt !== undefined && group[alt.key ?? ''] != null);
    onChange(changed);
  };

  return (
    <FieldsetFrame {...props}>
      <PictureDrop
        name={name}
        path={path}
        onChange={change}
        {...(schema.isOptional && name && { onRemove: () => change(undefined) })}
      />
      {name && frame && focus && (
        <FocusWidget {...siblingProps(focus)} name={name} frame={frame} focus={focusOf(group[focus.key ?? ''])} />
      )}
      {alt && (
        <>
          {isNew && <Notice tone="attention">{t('pictures.alt.check')}</Notice>}
          <LocalTextWidget {...siblingProps(alt)} />
        </>
      )}
    </FieldsetFrame>
  );
}

const isIn = ({ path = [] }: FieldProblem, parent: readonly (string | number)[]) =>
  parent.every((step, index) => path[index] === step);
