/** Everything that the page "Publish" asks: what changes, on which pages, and publishing itself. */
import { join } from 'node:path';
import { requestedPicture } from '../../renderer/media/pictureFile.ts';
import type { Judgement } from '../../scripts/preflight/judge.ts';
import type { CountedChange } from './changes/change.ts';
import { commitMessage } from './changes/commitMessage.ts';
import { type DescribedConflict, describeConflict } from './changes/describeConflict.ts';
import { englishSay } from './changes/englishSay.ts';
import type { ChangedFile } from './changes/fileChanges.ts';
import { keyOf } from './changes/sentences.ts';
import { checkOut } from './git/checkOut.ts';
import { emailOf } from './git/commit.ts';
import { openGit } from './git/openGit.ts';
import { type Repository, readRepository } from './git/repository.ts';
import { inTurns } from './inTurns.ts';
import { type Archive, makeArchive } from './makeArchive.ts';
import type { Choices } from './merge/conflict.ts';
import { type ChangedPages, findChangedPages } from './pages/changedPages.ts';
import { comparedDocument, type Side } from './pages/comparedDocument.ts';
import { markDifferences } from './pages/markDifferences.ts';
import { keepName } from './person.ts';
import { type Finding, preflight } from './preflight.ts';
import { type Published, publishContent } from './publishContent.ts';
import type { PublishContext } from './publishContext.ts';
import { loadPublished, readSavedContent, type SavedContent, scratchOf } from './savedContent.ts';
import { sortFindings } from './sortFindings.ts';
import { type Look, type WhatChanges, whatChanges } from './whatChanges.ts';

export type Publisher = Readonly<{
  /** @param unsaved the files that are not saved yet */
  whatChanges(unsaved: readonly ChangedFile[]): Promise<WhatChanges>;
  /** The pages that change; undefined if nothing is known about what is published. */
  pages(): Promise<ChangedPages | undefined>;
  /**
   * A page before or after, to look at; undefined if there is none.
   * @param version id of the state to show, if it is the last that was compared
   */
  page(side: Side, address: string, version: string | undefined): Promise<string | undefined>;
  /** A picture of the site as it is saved or as it is published, by its address; undefined if there is none. */
  picture(path: string): ReturnType<typeof requestedPicture>;
  /** What preflight says about what is saved: whether it may go out, and what has come since the last publishing. */
  preflight(): Promise<Readonly<{ judgement: Judgement; fresh: readonly Finding[]; known: readonly Finding[] }>>;
  /** @throws GitFailed and others: see `failureOf` */
  publish(name: string, choices: Choices): Promise<DescribedPublished>;
  /** Makes the archive to upload and, with Git, commits what is in it. */
  archive(name: string): Promise<Archive>;
  /** What publishing is doing just now: a step, or what the build says. */
  step(): string | undefined;
}>;

/** What has come of publishing, with conflicts in the words of a person. */
export type DescribedPublished =
  | Exclude<Published, Readonly<{ outcome: 'conflicts' }>>
  | Readonly<{ outcome: 'conflicts'; conflicts: readonly DescribedConflict[] }>;

type Task = Parameters<typeof scratchOf>[1];

export function createPublisher(context: PublishContext): Publisher {
  const { root, today, readPictures } = context;
  const git = openGit(root);
  // Each task uses one index file at a time. Publishing does not wait for the pages.
  const looking = inTurns();
  const publishing = inTurns();
  let step: string | undefined;
  let compared: { id: string; pages: ChangedPages } | undefined;

  const look = async (repository: Repository, task: Task): Promise<Look> => ({
    repository,
    content: await readSavedContent(git, repository, today(), scratchOf(root, task)),
  });
  const lookNow = async (task: Task): Promise<Look | undefined> => {
    const state = await readRepository(git);
    return state.kind === 'ready' ? look(state.repository, task) : undefined;
  };
  const compare = async (): Promise<ChangedPages | undefined> => {
    const now = await lookNow('looking');
    if (!now) return undefined;
    if (compared?.id !== now.content.id) {
      compared = { id: now.content.id, pages: await findChangedPages(context, git, now.repository, now.content) };
    }
    return compared.pages;
  };
  const counted = ({ id, changes }: SavedContent): readonly CountedChange[] => {
    const counts = compared?.id === id ? compared.pages.counts : new Map<string, number>();
    return changes.map((change) => {
      const pages = counts.get(keyOf(change));
      return pages === undefined ? change : { ...change, pages };
    });
  };

  const send = async ({ repository, content }: Look, name: string, choices: Choices): Promise<DescribedPublished> => {
    keepName(root, name);
    const message = commitMessage(counted(content), await englishSay(content.after.words));
    const author = { name, email: await emailOf(git, name) };
    const onStep = (next: string) => {
      step = next;
    };
    try {
      const published = await publishContent({
        git,
        repository,
        author,
        message,
        choices,
        today: today(),
        onStep,
      });
      if (published.outcome !== 'conflicts') return published;
      const conflicts = published.conflicts.map((conflict) => describeConflict(conflict, content.names));
      return { outcome: 'conflicts', conflicts };
    } finally {
      step = undefined;
    }
  };

  return {
    whatChanges: (unsaved) =>
      publishing(() => whatChanges(context, git, unsaved, (repository) => look(repository, 'publishing'))),
    pages: () => looking(compare),
    async page(side, address, version) {
      const pages = compared && compared.id === version ? compared.pages : await looking(compare);
      const [before, after] = [pages?.before.get(address), pages?.after.get(address)];
      const html = markDifferences(before ?? '', after ?? '')[side];
      return html === '' ? undefined : comparedDocument(html, side);
    },
    async picture(path) {
      const { catalogue } = await readPictures();
      const findPublished = async () => {
        const state = await readRepository(git);
        const published = state.kind === 'ready' ? await loadPublished(git, state.repository, today()) : undefined;
        return published && requestedPicture(path, published.media);
      };
      return (await requestedPicture(path, catalogue)) ?? looking(findPublished);
    },
    preflight: () =>
      looking(async () => {
        const state = await readRepository(git);
        const { findings, judgement } = await preflight(root, today());
        if (state.kind !== 'ready') return { judgement, fresh: [], known: findings };
        const folder = await checkOut(git, state.repository.base, join(scratchOf(root, 'looking'), 'published'));
        return { judgement, ...sortFindings(findings, (await preflight(folder, today())).findings) };
      }),
    publish: (name, choices) =>
      publishing(async () => {
        const now = await lookNow('publishing');
        return now ? send(now, name, choices) : { outcome: 'nothing', fromOthers: [] };
      }),
    archive: (name) =>
      publishing(async () => {
        try {
          const archive = await makeArchive(root, today(), (line) => {
            step = line;
          });
          const now = archive.outcome === 'archived' ? await lookNow('publishing') : undefined;
          if (now && !now.repository.remote) await send(now, name, new Map());
          return archive;
        } finally {
          step = undefined;
        }
      }),
    step: () => step,
  };
}
