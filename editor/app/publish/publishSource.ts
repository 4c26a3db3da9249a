/** Where the pages for publishing get what they show: from the session, where the content lives on a forge; else from the local server. */
import type { Side } from '../../publish/merge/conflict.ts';
import type { ForgeAnswer } from '../../publish/publishing.ts';
import { session } from '../api.ts';
import { config } from '../connection.ts';
import { read, server } from '../server.ts';

export type Choice = Readonly<{ id: string; side: Side }>;

const isOnForge = config.store !== 'folder';

/** The words are a sentence for whoever publishes. */
const notSent = (error: Error): ForgeAnswer => ({ outcome: 'failed', failure: 'notSent', words: error.message });

export const publishSource = {
  changes: async () =>
    isOnForge
      ? session.publishing.changes()
      : read(server.publish.changes.$post({ json: { unsaved: await session.saving.unsaved() } })),
  pages: async () => (isOnForge ? session.publishing.pages() : read(server.publish.pages.$get())),
  preflight: async () => (isOnForge ? session.publishing.preflight() : read(server.publish.preflight.$get())),
  /** What publishing is doing just now; only the local server says it. */
  step: async (): Promise<Readonly<{ step?: string | undefined }>> =>
    isOnForge ? {} : read(server.publish.step.$get()),
  /** @param isArchive whether an archive is made instead */
  publish: async (json: Readonly<{ name: string; choices: Choice[] }>, isArchive: boolean) => {
    if (isOnForge) return session.publishing.publish(json.choices).catch(notSent);
    return isArchive ? read(server.publish.archive.$post({ json })) : read(server.publish.$post({ json }));
  },
};
