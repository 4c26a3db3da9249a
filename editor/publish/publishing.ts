/** Publishing: sending the changes, the pages that they change, and whether they have reached the website. */
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { type Entry, NotWritten, type Proposal, type Version } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import type { RunExclusive, Sent } from '../content/draft.ts';
import { pullNewest } from '../content/pullNewest.ts';
import { savedSite } from '../content/site.ts';
import { createChangedPages, pageAbout } from './changedPages.ts';
import { type Change, changesOf } from './changes/changes.ts';
import { createDraftChanges, type Hindrance } from './draftChanges.ts';
import { MAX_MINUTES } from './maxMinutes.ts';
import { type Choices, type Conflict, type DescribedConflict, describeConflict, type Side } from './merge/conflict.ts';
import { rebaseDraft } from './merge/mergeContent.ts';
import { pageMoves } from './pageMoves.ts';
import { draftPreflight } from './preflight.ts';
import { locate } from './problems.ts';

/** The outcome of publishing. */
export type PublishAnswer =
  | Hindrance
  | Readonly<{ outcome: 'published' }>
  | (Readonly<{ outcome: 'proposed' }> & Proposal)
  | Readonly<{ outcome: 'conflicts'; conflicts: readonly DescribedConflict[] }>
  /** A file cannot be written, with the system's error code. */
  | Readonly<{ outcome: 'notWritten'; path: string; code: string }>
  /** Others published first, again and again. */
  | Readonly<{ outcome: 'overtaken' }>
  /** Cancelled, or out of time. @property isSent whether it may have arrived all the same */
  | Readonly<{ outcome: 'ended'; isSent: boolean }>;

/** Attempts if others publish first. */
const MAX_TRIES = 3;

/** A press of the button, until it has an outcome. */
type Press = { isOver: boolean; isSent: boolean };

/** Returns the session's methods for publishing. @param runExclusive runs a change of the draft exclusively across all windows */
export function createPublishing(
  context: EditorContext,
  tools: RenderTools,
  runExclusive: RunExclusive = (act) => act(),
) {
  const { store, draft, today, names } = context;
  const own = createDraftChanges(context);
  /** The site without the draft. */
  const saved = () => savedSite(context);
  /** Whether the person publishes directly, as far as is known. */
  let mayPublish = context.mayPublish ?? true;
  const findPages = createChangedPages(tools);
  /** The draft as it will be published. */
  const partOf = (heldBack: readonly Change[]) => (heldBack.length > 0 ? own.without(heldBack) : own);

  const pageOf = async (version: Version): Promise<string> =>
    pageAbout(changesOf(await store.changesOf(version), names()), await saved().load(today()));

  /** The version in which a file is as it is saved; undefined if that was done by hand. */
  const versionOf = async (file: string): Promise<Entry | undefined> => {
    const [newest] = await store.history(file);
    const changes = newest ? await store.changesOf(newest.version).catch(() => []) : [];
    return changes.some(({ path, after }) => path === file && after === draft.readSaved(file)) ? newest : undefined;
  };

  const describeAll = (conflicts: readonly Conflict[]) =>
    Promise.all(
      conflicts.map(async (conflict) => {
        const versions = [draft.read(conflict.file), draft.readSaved(conflict.file)];
        return describeConflict(conflict, names(), versions, await versionOf(conflict.file));
      }),
    );

  /** Whether the draft is an open proposal already. */
  const findProposal = async (heldBack: readonly Change[]) => {
    const sent = draft.sent();
    const isWaiting = sent?.proposal && partOf(heldBack).context.draft.isAsSent();
    const found = isWaiting && (await store.find(sent.base, sent.changes));
    return found && 'address' in found ? found : undefined;
  };

  /** Rebases the draft onto the newest known version, and checks what is not held back. @returns what to send, or why not */
  async function prepare(
    choices: Choices,
    heldBack: readonly Change[],
  ): Promise<Sent | readonly Conflict[] | PublishAnswer> {
    const { conflicts, files: moved } = rebaseDraft(draft, choices);
    if (conflicts.length > 0) return conflicts;
    const changedByOthers = new Set(draft.unsaved().flatMap((file) => (draft.hasChanged(file) ? [file.path] : [])));
    for (const { path, after } of moved)
      if (changedByOthers.has(path) || after !== draft.read(path)) draft.rebase(path, after);
    const sent = await partOf(heldBack).check();
    if (!('outcome' in sent)) draft.send(sent);
    return sent;
  }

  /** Commits; proposes if this person may not publish, or the branch is protected. */
  const send = async ({ base, changes, message }: Sent, isDirect: boolean) => {
    try {
      if (isDirect) return await store.commit(base, changes, message);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'protected')) throw error;
    }
    return store.propose(base, changes, message);
  };
  /** Looks for what was sent after a request has failed. @throws the error, unless it is found */
  const findSent = async (error: unknown) => {
    const found = await pullNewest(context, runExclusive, true).catch(() => undefined);
    if (!found) throw error;
    return found;
  };

  async function publishWith(choices: Choices, heldBack: readonly Change[], press: Press): Promise<PublishAnswer> {
    ({ mayPublish } = await store.currentPerson());
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      await pullNewest(context, runExclusive);
      // Proposing the same again leads to the open proposal.
      const proposal = await findProposal(heldBack);
      if (proposal) return { outcome: 'proposed', ...proposal };
      const sent = await runExclusive(() => prepare(choices, heldBack));
      if ('outcome' in sent) return sent;
      if (!('changes' in sent)) return { outcome: 'conflicts', conflicts: await describeAll(sent) };
      if (press.isOver) {
        await runExclusive(async () => draft.send(undefined));
        return { outcome: 'ended', isSent: false };
      }
      press.isSent = true;
      const answer = await send(sent, mayPublish && !draft.head().hasOtherCode).catch((error) =>
        press.isOver ? Promise.reject(error) : findSent(error),
      );
      if ('address' in answer) {
        await runExclusive(async () => draft.send({ ...sent, proposal: answer }));
        return { outcome: 'proposed', ...answer };
      }
      if ('version' in answer) {
        // If this fails, the next update makes up for it; also if GitHub still shows what was there before.
        const take = async () => {
          const next = await store.load(draft.head());
          const isThere = next.version !== sent.base;
          await runExclusive(async () => isThere && draft.acknowledgePublished(next, sent));
        };
        await take().catch(() => undefined);
        return { outcome: 'published' };
      }
      press.isSent = false;
    }
    return { outcome: 'overtaken' };
  }

  let current: Press | undefined;
  const cancel = () => {
    if (!current) return;
    current.isOver = true;
    store.cancel?.();
  };

  return {
    /** The number of changes, requested after each of them. */
    count: async () => own.list().length,

    /** Compares the draft with the newest version that is known. */
    async changes() {
      return {
        revision: draft.revision(),
        changes: own.list(),
        ...(await own.findUnfinished()),
        /** Why changes are only proposed; undefined if they are published. */
        proposes: !mayPublish ? ('rights' as const) : draft.head().hasOtherCode ? ('otherCode' as const) : undefined,
      };
    },

    /** Discards one change of the draft, unless it has changed since it was listed. */
    discardChange: async (change: Change): Promise<void> => void own.discard(change),

    /** What publishing does to the pages of translations; nothing is known while a file cannot be read. @param heldBack changes that stay in the draft */
    moves: (heldBack: readonly Change[] = []) => pageMoves(partOf(heldBack).context).catch(() => []),

    /** The other pages that publishing changes; null if they cannot be built. @param heldBack changes that stay in the draft */
    async pages(heldBack: readonly Change[] = []) {
      const changed = await findPages(saved(), partOf(heldBack).context.site, today());
      return changed?.map(({ address, name }) => ({ address, name })) ?? null;
    },

    /** Preflight for what is published. @param heldBack changes that stay in the draft */
    preflight: (heldBack: readonly Change[] = []) => draftPreflight(partOf(heldBack).context, saved()),

    /**
     * Publishes or proposes the draft, within `MAX_MINUTES`; in a folder, saves it. Repeated calls lose nothing and publish nothing twice.
     * @param choices how conflicts are solved @param heldBack changes that stay in the draft @throws what the store throws
     */
    async publish(
      choices: readonly Readonly<{ id: string; side: Side }>[] = [],
      heldBack: readonly Change[] = [],
    ): Promise<PublishAnswer> {
      const press: Press = { isOver: false, isSent: false };
      current = press;
      const timer = setTimeout(cancel, MAX_MINUTES * 60_000);
      try {
        return await publishWith(new Map(choices.map(({ id, side }) => [id, side])), heldBack, press);
      } catch (error) {
        if (press.isOver) return { outcome: 'ended', isSent: press.isSent };
        if (!(error instanceof NotWritten)) throw error;
        const { path, code } = error;
        return { outcome: 'notWritten', path, code };
      } finally {
        clearTimeout(timer);
        if (current === press) current = undefined;
      }
    },

    /** Ends a press: what has not been sent yet stays in the draft. */
    cancel: async () => cancel(),

    /** Whether the newest version has reached the website, with a page that it changed; and the open proposal. */
    async publishStatus() {
      const [entry] = await store.history();
      const proposal = draft.sent()?.proposal;
      if (!entry) return { proposal };
      const status = await store.status(entry.version);
      const faults = status.state === 'failed' ? status.sentences : [];
      return {
        proposal,
        newest: {
          ...entry,
          status,
          faults: faults.map((sentence) => locate(sentence, draft.readSaved, names())),
          page: status.state === 'published' ? await pageOf(entry.version).catch(() => '') : '',
        },
      };
    },

    history: () => store.history(),

    /** The changes of a version. */
    changesIn: async (version: Version): Promise<readonly Change[]> =>
      changesOf(await store.changesOf(version), names()),
  };
}
