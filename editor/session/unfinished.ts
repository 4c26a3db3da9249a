/** The site of a draft in which something is not filled in yet: it shows the gaps, and everything else as it is. */
import { z } from 'zod';
import { schemaAt } from '../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../branches/model/files/schemaOf.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { Master } from '../../renderer/media/master.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { isUntyped } from '../yaml/values.ts';
import type { SessionContext } from './context.ts';
import { openDraft } from './draft.ts';
import { createEditorSite } from './site.ts';

/** A picture of nothing, large enough for every place. */
const NOTHING = 'new.webp';
const SIZE = { width: 4000, height: 3000, color: 'eee', kind: 'webp' } as const;
const PICTURE: Master = { ...SIZE, path: NOTHING, name: 'new', file: NOTHING, hash: '-----' };

/** What nobody takes for a fact; the first that a schema accepts. */
const STAND_INS = ['…', { en: '…' }, [{ en: '…' }], NOTHING, 'new', '⬜'];

const entryOf = (path: Path): Path => path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);

/** Without an entry of a list in which a gap can show nothing. @param problems those of the draft @returns undefined if something else is wrong */
export async function loadUnfinished(
  { draft, pictures }: Pick<SessionContext, 'draft' | 'pictures'>,
  today: string,
  problems: readonly Problem[],
): Promise<LoadedSite | undefined> {
  const scratch = openDraft({ ...draft.head(), texts: draft.texts() });
  const site = createEditorSite(scratch, async () => {
    const media = await pictures();
    return { ...media, catalogue: new Map([...media.catalogue, [NOTHING, PICTURE]]) };
  });
  /** Entries that go, the last first. */
  const gone = new Map<string, Readonly<{ file: string; path: Path }>>();
  const { readings } = site.content();
  for (const { file, path = [] } of problems.toReversed()) {
    const source = readings.find(({ typed, reading }) => reading.isReadable && typed.path === file)?.typed;
    if (!source || !isUntyped(source.nodeAt(path)?.toJSON())) return undefined;
    const schema = schemaAt(schemaOf(source), path) ?? z.never();
    const value = STAND_INS.find((each) => z.safeParse(schema, each).success);
    if (value !== undefined) scratch.edit(file, [{ kind: 'set', path, value }]);
    else if (entryOf(path).length > 0) gone.set(JSON.stringify([file, entryOf(path)]), { file, path: entryOf(path) });
    else return undefined;
  }
  for (const { file, path } of gone.values()) scratch.edit(file, [{ kind: 'remove', path }]);
  return site.load(today).catch(() => undefined);
}
