import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isGroup } from '../../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import { editList } from './editList.ts';
import { useSending } from './editQueueContext.ts';
import { editsBetween } from './editsBetween.ts';

/** Milliseconds after a keystroke until it is sent. */
const PAUSE = 150;

type Values = Readonly<Record<string, unknown>>;

/**
 * Sends the server what differs between the form and the file, and takes over what has changed in the file.
 * @param values of the file, as the server has them
 */
export function useSentValues(id: string, form: UseFormReturn<Values>, values: unknown) {
  const { queue, onFlush } = useSending();
  const sent = useRef<unknown>(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = structuredClone(form.getValues());
    const edits = editsBetween(sent.current, now);
    sent.current = now;
    queue.add(edits.map((edit) => ({ id, edit })));
  }, [form, id, queue]);
  const sendList = useCallback(
    (edit: YamlEdit) => {
      send();
      sent.current = editList(sent.current, edit);
      queue.add([{ id, edit }]);
    },
    [send, id, queue],
  );

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(send, PAUSE);
    });
    const stop = onFlush(send);
    // What was typed last is then kept, and sent after a reload.
    window.addEventListener('pagehide', send);
    return () => {
      unsubscribe();
      stop();
      window.removeEventListener('pagehide', send);
      if (timer.current) send();
    };
  }, [form, send, onFlush]);

  useEffect(() => {
    if (timer.current || queue.isWaiting(id) || !isGroup(values)) return;
    if (editsBetween(sent.current, values).length === 0) return;
    sent.current = values;
    form.reset(values);
  }, [values, form, id, queue]);

  return { sendList };
}
