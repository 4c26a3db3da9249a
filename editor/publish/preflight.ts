/** What preflight says about the draft: whether it may go out, what is left to do, and what of it has come since the last version. */
import type { Content } from '../../renderer/site/readContent.ts';
import claims from '../../scripts/preflight/claims.yaml?raw';
import { type Finding, GROUPS } from '../../scripts/preflight/finding.ts';
import { findEverything } from '../../scripts/preflight/findings.ts';
import { judge } from '../../scripts/preflight/judge.ts';
import photographs from '../../scripts/preflight/photographs.yaml?raw';
import { ILLUSTRATIONS } from '../../scripts/preflight/pictures.ts';
import type { SessionContext } from '../session/context.ts';
import type { EditorSite } from '../session/site.ts';
import { isSame } from '../yaml/values.ts';
import { type ToDo, toDosOf } from './ready.ts';

export type PreflightAnswer = Awaited<ReturnType<typeof draftPreflight>>;

/** @param saved the site as it is without the draft; facts that cannot be read have no findings */
export async function draftPreflight({ store, draft, site, today }: SessionContext, saved: EditorSite) {
  const { version, pictures } = draft.head();
  const isListed = pictures.has(ILLUSTRATIONS);
  const beside = {
    claims,
    photographs,
    illustrations: isListed ? new TextDecoder().decode(await store.read(version, ILLUSTRATIONS)) : '',
    hasPicture: (name: string) => pictures.has(`media/${name}`) || draft.pictures().has(`media/${name}`),
  };
  const find = (content: Content): readonly Finding[] => {
    const { files } = content.facts;
    return files ? findEverything(content, files, today(), beside) : [];
  };
  const now = find(site.content());
  const isTest = site.content().facts.files?.clinic.testSite ?? false;
  // Lines may have moved.
  const key = ({ group, file, message }: Finding) => [group, file, message].join('\n');
  const before = new Set(find(saved.content()).map(key));
  const { toDos, done } = toDosOf(site.content(), now);
  const left = now.filter(({ group }) => GROUPS[group].blocks).length;
  return {
    /** Whether the site may be published as it is. */
    judgement: judge(now, isTest),
    /** Everything that can be done; and what of it the draft brings. */
    toDos: toDos.filter(isFirst),
    fresh: toDos.filter((_, index) => !before.has(key(now[index] as Finding))).filter(isFirst),
    /** How much of a group is done; and how much has to be done before the site is published as a real one, of how much. */
    done,
    left,
    all: Object.values(done).reduce((sum, count) => sum + count, left),
  };
}

/** A page may have the same to question in several of its texts. */
const isFirst = (toDo: ToDo, index: number, all: readonly ToDo[]) =>
  all.findIndex((each) => isSame(each, toDo)) === index;
