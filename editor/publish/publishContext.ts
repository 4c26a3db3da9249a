import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import type { EditorContext } from '../server/context.ts';

/** What publishing needs of the editor. */
export type PublishContext = EditorContext &
  Readonly<{
    preview: Readonly<{
      /** Every page of a variant on a day, by address, as the build renders it. */
      renderAll(loaded: LoadedSite, variant: string, day: string): Promise<ReadonlyMap<string, string>>;
    }>;
  }>;
