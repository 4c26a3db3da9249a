import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FieldSchema } from '../../../form/types.ts';
import { useFileForm } from '../form/fileForm.ts';
import { GroupFields } from '../form/GroupFields.tsx';
import { focusField } from './focusField.ts';

/** Below the page's own. */
const LEVEL = 2;

/** The fields of a task: groups and lists apart, single fields together. The field that the address names gets the focus. */
export function TaskFields({ fields }: Readonly<{ fields: readonly FieldSchema[] }>) {
  const { show } = useFileForm();
  const box = useRef<HTMLDivElement>(null);
  const wanted = useSearchParams()[0].get('at');
  const [first] = fields;
  useEffect(() => {
    if (wanted === null) show([first?.key ?? '']);
    // What the field is in opens first.
    else requestAnimationFrame(() => box.current && focusField(box.current, wanted));
  }, [wanted, show, first]);
  return (
    <div ref={box}>
      {panels(fields).map((panel) => (
        <section className="panel" key={panel[0]?.key}>
          <GroupFields fields={panel} path={[]} level={LEVEL} />
        </section>
      ))}
    </div>
  );
}

const isPart = ({ kind }: FieldSchema) => kind === 'group' || kind === 'list';

function panels(fields: readonly FieldSchema[]): readonly (readonly FieldSchema[])[] {
  const found: FieldSchema[][] = [];
  for (const field of fields) {
    const last = found.at(-1);
    if (last && !isPart(field) && !last.some(isPart)) last.push(field);
    else found.push([field]);
  }
  return found;
}
