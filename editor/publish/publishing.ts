/**
 * Publishing the draft where the content lives on a forge: what changes, on which pages, what still waits, and the way to the
 * website.
 */
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { resourcesOf } from '../../locales/model/readWords.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { createTranslator } from '../../renderer/i18n/translator.ts';
import { type Left, mayGoOut } from '../../scripts/preflight/judge.ts';
import type { SessionContext } from '../session/context.ts';
import { openDraft, type Sent } from '../session/draft.ts';
import { createEditorSite } from '../session/site.ts';
import type { Entry, Proposal, Snapshot, Status, Version } from '../store/contentStore.ts';
import { addedProblems } from './addedProblems.ts';
import { changesOf } from './changes/changesOf.ts';
import { commitMessage } from './changes/commitMessage.ts';
import { type DescribedConflict, describeConflict } from './changes/describeConflict.ts';
import { englishSay } from './changes/englishSay.ts';
import { type Names, namesIn } from './changes/names.ts';
import { keyOf } from './changes/sentences.ts';
import { draftPreflight } from './draftPreflight.ts';
import type { Choices, Side } from './merge/conflict.ts';
import { moveDraft } from './merge/moveDraft.ts';
import type { ChangedPages } from './pages/changedPages.ts';
import type { Side as PageSide } from './pages/comparedDocument.ts';
import { createDraftPages, type DraftChanges } from './pages/draftPages.ts';
import { markDifferences } from './pages/markDifferences.ts';
import { titleOf } from './pages/titleOf.ts';
import type { WhatChanges } from './whatChanges.ts';

/** What has come of publishing. */
export type ForgeAnswer =
  | Readonly<{
      outcome: 'published';
      commit: Version;
      files: readonly string[];
      /** Files of others that came in. */
      fromOthers: readonly string[];
      isBehind: false;
    }>
  | (Readonly<{ outcome: 'proposed' }> & Proposal)
  | Readonly<{ outcome: 'nothing'; fromOthers: readonly string[] }>
  | Readonly<{ outcome: 'conflicts'; conflicts: readonly DescribedConflict[] }>
  /** Those that the draft adds. */
  | Readonly<{ outcome: 'problems'; problems: readonly Problem[] }>
  | Readonly<{ outcome: 'notReady'; left: readonly Left[] }>
  /** `words` are the store's: a sentence for the person. */
  | Readonly<{ outcome: 'failed'; failure: 'overtaken' | 'notSent'; words: string }>;

/** How far the newest version is on its way to the website, and what waits for somebody's approval. */
export type Way = Readonly<{
  newest: (Entry & Readonly<{ status: Status }>) | undefined;
  proposal: Proposal | undefined;
}>;

/** How often publishing starts again because somebody was faster. */
const TRIES = 3;

const OURS: Choices = { get: () => 'ours' };

/**
 * @param tools what pages are rendered with
 * @param alone runs what changes the draft, and keeps it: one act after the other over all windows
 */
export function createPublishing(
  context: SessionContext,
  tools: RenderTools,
  alone: <T>(act: () => Promise<T>) => Promise<T> = (act) => act(),
) {
  const { store, draft, site, pictures, today } = context;
  let last: Readonly<{ head: Snapshot; site: ReturnType<typeof createEditorSite> }> | undefined;
  /** The site as it is published, in the languages of the draft. */
  const publishedSite = () => {
    const head = draft.head();
    if (last?.head !== head) {
      last = { head, site: createEditorSite({ ...openDraft(head), read: () => undefined }, pictures) };
    }
    return last.site;
  };
  const published: Pick<ReturnType<typeof createEditorSite>, 'content' | 'load' | 'problems'> = {
    content: () => publishedSite().content(),
    load: (day) => publishedSite().load(day),
    problems: (day) => publishedSite().problems(day),
  };
  const findPages = createDraftPages(context, published, tools);
  let compared: Readonly<{ id: string; pages: Promise<ChangedPages | undefined> }> | undefined;
  let counts: Readonly<{ id: string; of: ReadonlyMap<string, number> }> | undefined;

  const idOf = () => `${draft.head().version} ${draft.revision()} ${today()}`;

  /** Takes over what others have published, and what has come of what was sent. */
  async function refresh(): Promise<void> {
    const sent = draft.sent();
    const head = await store.load(draft.head());
    if (!sent || head.version === sent.base) return draft.take(head);
    const isThere = sent.changes.every(
      ({ path, content }) => content instanceof Uint8Array || head.texts.get(path) === content,
    );
    // A line may have broken after it was taken: asked again with the same changes, the store knows.
    const hasArrived = isThere || (!sent.proposal && 'version' in (await sendAgain(sent)));
    if (hasArrived) return draft.arrived(head);
    draft.take(head);
    if (!sent.proposal || draft.unsaved().length === 0) draft.send(undefined);
  }
  const sendAgain = ({ base, changes, message }: Sent) => store.commit(base, changes, message);

  async function findNames(): Promise<Names> {
    for (const each of [site, published]) {
      try {
        return namesIn(await each.load(today()), today());
      } catch (error) {
        if (!(error instanceof InputErrors)) throw error;
      }
    }
    // Neither can be built: they are called by their files.
    const words = createTranslator(resourcesOf(site.content().words), SOURCE_LANGUAGE, {}, 1);
    return { words, branches: [], placeOf: (id) => id, pageOf: (namespace) => namespace };
  }

  const told = async (choices: Choices): Promise<DraftChanges> => {
    const files = moveDraft(draft, choices).files.filter(({ before, after }) => before !== after);
    return { files, changes: changesOf(files, await findNames()) };
  };

  const messageOf = async ({ changes }: DraftChanges): Promise<string> => {
    const known = counts?.id === idOf() ? counts.of : new Map<string, number>();
    const counted = changes.map((change) => ({ ...change, pages: known.get(keyOf(change)) ?? 0 }));
    return commitMessage(counted, await englishSay(resourcesOf(site.content().words)));
  };

  const findAdded = async (): Promise<readonly Problem[]> => {
    const problems = await site.problems(today());
    return problems.length === 0 ? [] : addedProblems(problems, await published.problems(today()));
  };

  /** Moves the draft onto what is published now, and checks it. @returns what to send, or why not */
  async function prepare(choices: Choices, others: Set<string>): Promise<Sent | ForgeAnswer> {
    const before = draft.head();
    await refresh();
    for (const path of changedPaths(before, draft.head())) others.add(path);
    const moved = moveDraft(draft, choices);
    const { conflicts } = moved;
    if (conflicts.length > 0) {
      const names = await findNames();
      return { outcome: 'conflicts', conflicts: conflicts.map((conflict) => describeConflict(conflict, names)) };
    }
    const changedByOthers = new Set(draft.unsaved().flatMap((file) => (draft.hasChanged(file) ? [file.path] : [])));
    for (const { path, after } of moved.files) if (changedByOthers.has(path)) draft.rebase(path, after);
    const news = await told(choices);
    const { files } = news;
    if (files.length === 0) return { outcome: 'nothing', fromOthers: [...others] };
    const problems = await findAdded();
    if (problems.length > 0) return { outcome: 'problems', problems };
    const { judgement } = await draftPreflight(context, published);
    if (!mayGoOut(judgement)) return { outcome: 'notReady', left: judgement.left };
    const changes = [
      ...files.map(({ path, after }) => ({ path, content: after })),
      ...Array.from(draft.namedPictures(), ([path, content]) => ({ path, content })),
    ];
    const sent: Sent = { base: draft.head().version, changes, message: await messageOf(news) };
    draft.send(sent);
    return sent;
  }

  /** A branch that takes no changes from this person gets them as a proposal. */
  const send = async (sent: Sent, mayPublish: boolean) => {
    const { base, changes, message } = sent;
    try {
      if (mayPublish) return await store.commit(base, changes, message);
    } catch (error) {
      if (!isProtected(error)) throw error;
    }
    return store.propose(base, changes, message);
  };

  async function publishOnce(choices: Choices): Promise<ForgeAnswer> {
    const { mayPublish } = await store.who();
    const others = new Set<string>();
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const sent = await alone(() => prepare(choices, others));
      if ('outcome' in sent) return { ...sent, ...(sent.outcome === 'nothing' && { fromOthers: [...others] }) };
      const answer = await send(sent, mayPublish);
      if ('address' in answer) {
        await alone(async () => draft.send({ ...sent, proposal: answer }));
        return { outcome: 'proposed', ...answer };
      }
      if ('version' in answer) {
        // Where that fails, it is taken over the next time.
        await alone(async () => draft.arrived(await store.load(draft.head()))).catch(() => undefined);
        const files = sent.changes.map(({ path }) => path);
        return { outcome: 'published', commit: answer.version, files, fromOthers: [...others], isBehind: false };
      }
    }
    return { outcome: 'failed', failure: 'overtaken', words: '' };
  }

  return {
    /** The draft against the newest version. @throws what the store throws */
    async changes(): Promise<WhatChanges> {
      const [person] = await Promise.all([store.who(), alone(refresh)]);
      const { changes } = await told(OURS);
      return {
        destination: { kind: 'forge', mayPublish: person.mayPublish },
        origin: '',
        name: person.name,
        id: idOf(),
        changes,
        unsaved: [],
        problems: await findAdded(),
      };
    },

    /** The pages that change, and on how many each sentence is. */
    async pages() {
      const id = idOf();
      if (compared?.id !== id) compared = { id, pages: told(OURS).then(findPages) };
      const found = await compared.pages;
      if (!found) return { pages: [], counts: {} };
      counts = { id, of: found.counts };
      return { pages: listPages(found), counts: Object.fromEntries(found.counts) };
    },

    /** A page that changes, to look at: before or after, with what differs outlined; undefined if there is none. */
    async page(side: PageSide, address: string): Promise<string | undefined> {
      const found = await compared?.pages;
      const [before, after] = [found?.before.get(address), found?.after.get(address)];
      return markDifferences(before ?? '', after ?? '', FOCUS)[side] || undefined;
    },

    /** What preflight says about the draft: whether it may go out, and what has come since the last publishing. */
    preflight: () => draftPreflight(context, published),

    /**
     * Publishes the draft, or proposes it. Whatever happens, nothing is lost, and nothing is published twice, however often it is asked.
     * @throws what the store throws
     */
    publish: (choices: readonly Readonly<{ id: string; side: Side }>[] = []): Promise<ForgeAnswer> =>
      publishOnce(new Map(choices.map(({ id, side }) => [id, side]))),

    status: (version: Version): Promise<Status> => store.status(version),

    async way(): Promise<Way> {
      const [newest] = await store.history();
      const status = newest && (await store.status(newest.version));
      return { newest: newest && status && { ...newest, status }, proposal: draft.sent()?.proposal };
    },

    history: () => store.history(),

    /** What a version of the history changed. */
    async changesIn(version: Version) {
      return changesOf(await store.changesOf(version), await findNames());
    },
  };
}

export type Publishing = ReturnType<typeof createPublishing>;

/** The frame that shows pages outlines elements with it, and scrolls to them. */
const FOCUS = 'data-editor-focus';

const isProtected = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'protected';

const listPages = ({ changed, before, after }: ChangedPages) =>
  changed.map((address) => ({
    address,
    title: titleOf(after.get(address) ?? before.get(address) ?? ''),
    isNew: !before.has(address),
    isGone: !after.has(address),
  }));

const changedPaths = (before: Snapshot, after: Snapshot): readonly string[] =>
  before === after
    ? []
    : [...new Set([...before.texts.keys(), ...after.texts.keys()])].filter(
        (path) => before.texts.get(path) !== after.texts.get(path),
      );
