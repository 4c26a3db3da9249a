/** What preflight says about the draft, and what of it has come since the last version. */
import type { Content } from '../../renderer/site/readContent.ts';
import claims from '../../scripts/preflight/claims.yaml?raw';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { findEverything } from '../../scripts/preflight/findings.ts';
import { judge } from '../../scripts/preflight/judge.ts';
import photographs from '../../scripts/preflight/photographs.yaml?raw';
import { ILLUSTRATIONS } from '../../scripts/preflight/pictures.ts';
import type { SessionContext } from '../session/context.ts';
import type { EditorSite } from '../session/site.ts';

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
  return {
    /** Whether the site may be published as it is. */
    judgement: judge(now, isTest),
    fresh: now.filter((finding) => !before.has(key(finding))),
    known: now.filter((finding) => before.has(key(finding))),
  };
}
