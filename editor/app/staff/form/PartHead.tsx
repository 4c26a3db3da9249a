/** The heads of the parts of a form: groups and lists that stand open, and entries that open. */
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldSchema } from '../../../form/fieldSchema.ts';
import { FieldLabel, Mistakes } from './FieldFrame.tsx';
import { useFileForm } from './fileForm.tsx';
import { isAt, nameOf } from './values.ts';

/** A heading of a level that is known only where it stands. */
const Heading = ({ level, children }: Readonly<{ level: number; children: ReactNode }>) =>
  createElement(`h${Math.min(level, 6)}`, undefined, children);

export type GroupHeadProps = Readonly<{ schema: FieldSchema; path: Path; level: number }>;

/** The name of a group or a list, what it is, and what is wrong with it as a whole. */
export function GroupHead({ schema, path, level }: GroupHeadProps) {
  const { problems, change } = useFileForm();
  return (
    <div className="head">
      <Heading level={level}>
        <FieldLabel schema={schema} />
      </Heading>
      {schema.description && <div className="hint">{schema.description}</div>}
      <Mistakes
        problems={problems.filter((problem) => nameOf(problem.path ?? []) === nameOf(path))}
        onUse={(value) => change(schema, path, value)}
      />
    </div>
  );
}

export type DisclosureProps = Pick<GroupHeadProps, 'path' | 'level'> &
  Readonly<{
    title: ReactNode;
    /** Beside the title. */
    note?: ReactNode;
    /** Buttons on the right. */
    actions?: ReactNode;
    isOpenAtFirst?: boolean;
    children: ReactNode;
  }>;

/** A part of a form that opens when a person wants it, or when something in it is to be found. */
export function Disclosure({ title, path, level, note, actions, isOpenAtFirst = false, children }: DisclosureProps) {
  const { t } = useTranslation('editor-staff');
  const { problems } = useFileForm();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const wanted = useSearchParams()[0].get('at') ?? '';
  const isWanted = `${wanted}.`.startsWith(`${nameOf(path)}.`);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  const mistakes = problems.filter((problem) => !problem.isWarning && isAt(problem.path, path)).length;
  return (
    <div className="disclosure" data-path={nameOf(path)}>
      <div className="wrap">
        <Heading level={level}>
          <button className="toggle" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {title}
          </button>
        </Heading>
        {note}
        {mistakes > 0 && (
          <span className="badge" data-tone="wrong">
            {t('mistakes.count', { count: mistakes })}
          </span>
        )}
        <div className="end">{actions}</div>
      </div>
      {isOpen && <div>{children}</div>}
    </div>
  );
}
