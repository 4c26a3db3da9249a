/** Where the pages for publishing get what they show: from the session, where the content lives on a forge; else from the local server. */
import type { Side } from '../../publish/merge/conflict.ts';
import { session } from '../api.ts';
import { read, server } from '../server.ts';

export type Choice = Readonly<{ id: string; side: Side }>;

const isOnForge: Promise<boolean> = fetch('/editor.json')
  .then(async (answer) => (await answer.json()).store !== 'folder')
  .catch(() => false);

export const publishSource = {
  changes: async () =>
    (await isOnForge)
      ? session.publishing.changes()
      : read(server.publish.changes.$post({ json: { unsaved: await session.saving.unsaved() } })),
  pages: async () => ((await isOnForge) ? session.publishing.pages() : read(server.publish.pages.$get())),
  preflight: async () => ((await isOnForge) ? session.publishing.preflight() : read(server.publish.preflight.$get())),
  /** What publishing is doing just now; only the local server says it. */
  step: async (): Promise<Readonly<{ step?: string | undefined }>> =>
    (await isOnForge) ? {} : read(server.publish.step.$get()),
  /** @param isArchive whether an archive is made instead */
  publish: async (json: Readonly<{ name: string; choices: Choice[] }>, isArchive: boolean) => {
    if (await isOnForge) return session.publishing.publish(json.choices);
    return isArchive ? read(server.publish.archive.$post({ json })) : read(server.publish.$post({ json }));
  },
};
