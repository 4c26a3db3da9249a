import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { frameAt } from '../../../renderer/site/pictureFields.ts';
import type { FieldProblem, FieldSchema } from '../../form/types.ts';
import { FieldsetFrame } from '../staff/form/FieldsetFrame.tsx';
import { LocalTextWidget } from '../staff/widgets/LocalTextWidget.tsx';
import type { WidgetProps } from '../staff/widgets/widgetProps.ts';
import { Notice } from '../ui/Notice.tsx';
import { FocusWidget } from './FocusWidget.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { pictureSiblings } from './pictureSiblings.ts';

/** What the input of a picture gets: it also edits the alternative text and the focus, which stand beside the name of the file. */
export type PictureWidgetProps = WidgetProps &
  Readonly<{
    /** The values of the group that the picture is in. */
    group: Readonly<Record<string, unknown>>;
    /** Sets another value of that group; undefined clears it. */
    onGroupChange(key: string, value: unknown | undefined): void;
    /** The fields of that group: whether the picture has an alternative text and a focus, and how they are called. */
    fields: readonly FieldSchema[];
    /** The problems of that group. */
    groupProblems: readonly FieldProblem[];
  }>;

/** A picture: dropped in or chosen, cut as the page cuts it, with the point that stays and the text for who cannot see it. */
export function PictureWidget({ group, onGroupChange, fields, groupProblems, ...props }: PictureWidgetProps) {
  const { t } = useTranslation('editor-staff');
  const { schema, path, file, value, onChange } = props;
  const [isNew, setNew] = useState(false);
  const { alt, focus } = pictureSiblings(fields, String(path.at(-1)));
  const besideIt = ({ key = '' }: FieldSchema) => group[key];
  const name = typeof value === 'string' ? value : '';
  const frame = frameAt(path);

  const siblingProps = (sibling: FieldSchema): WidgetProps => {
    const siblingPath = [...path.slice(0, -1), sibling.key ?? ''];
    return {
      schema: sibling,
      path: siblingPath,
      file,
      value: besideIt(sibling),
      onChange: (changed) => {
        if (sibling === alt) setNew(false);
        onGroupChange(sibling.key ?? '', changed);
      },
      problems: groupProblems.filter((problem) => siblingPath.every((step, index) => problem.path?.[index] === step)),
    };
  };
  // The point was one of the picture before. It goes first: a focus without a picture is a mistake.
  const change = (changed: string | undefined) => {
    if (focus?.key && besideIt(focus) != null) onGroupChange(focus.key, undefined);
    setNew(changed !== undefined && alt !== undefined && besideIt(alt) != null);
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
      {name && frame && focus && <FocusWidget {...siblingProps(focus)} name={name} frame={frame} />}
      {alt && isNew && <Notice tone="attention">{t('pictures.alt.check')}</Notice>}
      {alt && <LocalTextWidget {...siblingProps(alt)} />}
    </FieldsetFrame>
  );
}
