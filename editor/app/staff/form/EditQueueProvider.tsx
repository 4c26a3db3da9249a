import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { api, Refused, read } from '../../api.ts';
import { type Draft, draftQuery } from '../save/draftApi.ts';
import { createEditQueue, type SentEdit } from './editQueue.ts';
import { EditQueueContext, type Sending } from './editQueueContext.ts';
import { FILE_KEY, fileQuery, filesQuery } from './formApi.ts';

/** Sends what is typed in any form, also after its page was left. */
export function EditQueueProvider({ children }: Readonly<{ children: ReactNode }>) {
  const client = useQueryClient();
  const [refusal, refuse] = useState<string>();
  const sending = useMemo(() => {
    const flushes = new Set<() => void>();
    const refused = ({ id }: SentEdit, error: unknown) => {
      refuse(error instanceof Refused ? error.message : String(error));
      // The form goes back to what the file says.
      client.invalidateQueries({ queryKey: fileQuery(id).queryKey });
    };
    const send = async (sent: SentEdit) => {
      await sendEdit(client, sent);
      refuse(undefined);
    };
    const queue = createEditQueue(send, refused, sessionStorage);
    return {
      queue,
      onFlush: (flush: () => void) => {
        flushes.add(flush);
        return () => flushes.delete(flush);
      },
      allSent: async () => {
        for (const flush of flushes) flush();
        await queue.settled();
      },
    };
  }, [client]);
  const value = useMemo<Sending>(() => ({ ...sending, refusal }), [sending, refusal]);
  return <EditQueueContext value={value}>{children}</EditQueueContext>;
}

async function sendEdit(client: QueryClient, { id, edit }: SentEdit): Promise<void> {
  const answer = await read(
    api.form[':id'].$post({ param: { id }, json: { edit: { ...edit, path: [...edit.path] } } }),
  );
  const { queryKey } = fileQuery(id);
  // What was asked before the edit would say what was there before it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
  // A change of one file can be a mistake in another.
  client.invalidateQueries({ queryKey: FILE_KEY, predicate: (query) => query.queryKey[FILE_KEY.length] !== id });
  // Saving has to know of the file and its mistakes as soon as its form does.
  const problems = (answer.unreadable ?? answer.problems).length;
  client.setQueryData(filesQuery.queryKey, (files) =>
    files?.map((file) => (file.id === id ? { ...file, problems } : file)),
  );
  const path = client.getQueryData(filesQuery.queryKey)?.find((file) => file.id === id)?.path;
  client.setQueryData(draftQuery.queryKey, (draft) => (draft && path ? withUnsaved(draft, path) : draft));
  client.invalidateQueries({ queryKey: filesQuery.queryKey });
  client.invalidateQueries({ queryKey: draftQuery.queryKey });
}

function withUnsaved(draft: Draft, path: string): Draft {
  if (draft.unsaved.some((file) => file.path === path)) return draft;
  return { ...draft, unsaved: [...draft.unsaved, { path, isDeleted: false, hasChangedOnDisk: false }] };
}
