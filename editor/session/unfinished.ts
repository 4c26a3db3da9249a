/** The site of a draft in which something is not filled in yet: it shows the gaps, and everything else as it is. */
import { z } from 'zod';
import { schemaAt } from '../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../branches/model/schema/clinicFile.ts';
import { valueAt } from '../../branches/yaml/values.ts';
import type { YamlEdit } from '../../branches/yaml/yamlEdit.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { Media } from '../../renderer/media/catalogue.ts';
import type { Master } from '../../renderer/media/master.ts';
import type { LoadedSite } from '../../renderer/site/loadSite.ts';
import { isUntyped } from '../yaml/values.ts';
import { type Draft, openDraft } from './draft.ts';
import { createEditorSite, type EditorSite } from './site.ts';

/** A picture of nothing, large enough for every place. */
const NOTHING = 'new.webp';
const PICTURE = { path: NOTHING, name: 'new', file: NOTHING, hash: '-----', color: 'eee', kind: 'webp' } as const;
const MASTER: Master = { ...PICTURE, width: 4000, height: 3000 };

/** What nobody takes for a fact; the first that a schema accepts. */
const STAND_INS = ['…', { en: '…' }, [{ en: '…' }], NOTHING, 'new', '⬜'];

/** An entry that goes may have been all that its list was there for. */
const TRIES = 3;

/**
 * @param problems those of the draft
 * @returns undefined if something else is wrong in it
 */
export async function loadUnfinished(
  draft: Draft,
  pictures: () => Promise<Media>,
  today: string,
  problems: readonly Problem[],
): Promise<LoadedSite | undefined> {
  const scratch = openDraft({ ...draft.head(), texts: draft.texts() });
  const site = createEditorSite(scratch, async () => {
    const media = await pictures();
    return { ...media, catalogue: new Map([...media.catalogue, [NOTHING, MASTER]]) };
  });
  let left = problems;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const edits = left.map((problem) => filled(problem, site));
    if (edits.includes(undefined)) return undefined;
    const known = new Map(edits.flatMap((each) => (each ? [[JSON.stringify(each), each] as const] : [])));
    // What goes makes room only for what is behind it.
    const inOrder = [...known.values()].toReversed().sort((one, other) => Number(goes(one)) - Number(goes(other)));
    for (const { file, edit } of inOrder) scratch.edit(file, [edit]);
    try {
      return await site.load(today);
    } catch (error) {
      if (!(error instanceof InputErrors)) throw error;
      left = error.problems;
    }
  }
  return undefined;
}

type FileEdit = Readonly<{ file: string; edit: YamlEdit }>;

const goes = ({ edit }: FileEdit) => edit.kind === 'remove';

/** What fills a gap, or takes the entry away that it is in; undefined if it is none, or in no entry. */
function filled({ file, path = [] }: Problem, site: EditorSite): FileEdit | undefined {
  const { kind, typed, reading } = site.content().readings.find((each) => each.typed.path === file) ?? {};
  if (!reading?.isReadable || !isUntyped(valueAt(typed?.document.toJS(), path))) return undefined;
  const schema = schemaAt(kind === 'clinic' ? clinicFile : branchFile, path) ?? z.never();
  const value = STAND_INS.find((each) => z.safeParse(schema, each).success);
  if (value !== undefined) return { file, edit: { kind: 'set', path, value } };
  const entry = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
  return entry.length > 0 ? { file, edit: { kind: 'remove', path: entry } } : undefined;
}
