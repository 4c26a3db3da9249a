import type { FieldProblem, FieldSchema } from '../../form/types.ts';
import type { WidgetProps } from '../staff/widgets/widgetProps.ts';

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
