/** What preflight says about the draft, and what of it has come since the last publishing. */
import type { Content } from '../../renderer/site/readContent.ts';
import claims from '../../scripts/preflight/claims.yaml?raw';
import { GROUPS } from '../../scripts/preflight/finding.ts';
import { findEverything } from '../../scripts/preflight/findings.ts';
import { type Judgement, judge } from '../../scripts/preflight/judge.ts';
import photographs from '../../scripts/preflight/photographs.yaml?raw';
import { ILLUSTRATIONS } from '../../scripts/preflight/pictures.ts';
import type { SessionContext } from '../session/context.ts';
import type { EditorSite } from '../session/site.ts';
import type { Finding } from './preflight.ts';
import { sortFindings } from './sortFindings.ts';

export type PreflightAnswer = Readonly<{
  judgement: Judgement;
  fresh: readonly Finding[];
  known: readonly Finding[];
}>;

/** @param published the site as it is published; facts that cannot be read have no findings */
export async function draftPreflight(
  { store, draft, site, today }: SessionContext,
  published: Pick<EditorSite, 'content'>,
): Promise<PreflightAnswer> {
  const { version, pictures } = draft.head();
  const isListed = pictures.has(ILLUSTRATIONS);
  const beside = {
    claims,
    photographs,
    illustrations: isListed ? new TextDecoder().decode(await store.read(version, ILLUSTRATIONS)) : '',
    hasPicture: (name: string) => pictures.has(`media/${name}`),
  };
  const find = (content: Content): readonly Finding[] => {
    const { files } = content.facts;
    if (!files) return [];
    return findEverything(content, files, today(), beside).map((finding) => ({ ...finding, ...GROUPS[finding.group] }));
  };
  const now = find(site.content());
  const isTest = site.content().facts.files?.clinic.testSite ?? false;
  return { judgement: judge(now, isTest), ...sortFindings(now, find(published.content())) };
}
