/** Publishing: what the draft changes, on which pages, what prevents it, and whether it has reached the website. */
import { fileProblem, inOrder, type Problem } from '../../diagnostics/inputErrors.ts';
import { LANGUAGES, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { resourcesOf } from '../../locales/model/readWords.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import { type Blocker, mayPublish } from '../../site/readiness/assessReadiness.ts';
import { type Entry, NotWritten, type Proposal, type Snapshot, type Version } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import { openDraft, type Sent } from '../content/draft.ts';
import { namesIn } from '../content/names.ts';
import { pullNewest } from '../content/pullNewest.ts';
import { createEditorSite, type EditorSite } from '../content/site.ts';
import { type DescribedProblem, describeProblem } from '../form/mistakes.ts';
import { markDifferences } from '../preview/where/differences.ts';
import { createEnglish, wordsPath } from '../texts/english.ts';
import { createTranslations } from '../texts/translations.ts';
import { isSame } from '../yaml/values.ts';
import { createChangedPages, pageAbout } from './changedPages.ts';
import { type Change, changesOf, withoutChange } from './changes/changes.ts';
import { commitMessage, englishSay } from './changes/lines.ts';
import { type Choices, type DescribedConflict, describeConflict, type Side } from './merge/conflict.ts';
import { rebaseDraft } from './merge/mergeContent.ts';
import { newPictures } from './newPictures.ts';
import { draftPreflight } from './preflight.ts';
import { addedProblems, locate } from './problems.ts';

/** The outcome of publishing. */
export type PublishAnswer =
  | Readonly<{ outcome: 'published' | 'nothing' }>
  | (Readonly<{ outcome: 'proposed' }> & Proposal)
  | Readonly<{ outcome: 'conflicts'; conflicts: readonly DescribedConflict[] }>
  | Readonly<{ outcome: 'problems'; problems: readonly DescribedProblem[] }>
  /** Probable mistakes, asked about once. */
  | Readonly<{ outcome: 'remarks'; remarks: readonly DescribedProblem[] }>
  | Readonly<{ outcome: 'notReady'; blockers: readonly Blocker[] }>
  /** A file cannot be written, with the system's error code. */
  | Readonly<{ outcome: 'notWritten'; path: string; code: string }>
  /** Others published first, again and again. */
  | Readonly<{ outcome: 'overtaken' }>;

/** The page without the draft, or with it. */
export type PageSide = 'before' | 'after';

/** Attempts if others publish first. */
const MAX_TRIES = 3;

const OURS: Choices = { get: () => 'ours' };

/** Returns the session's methods for publishing. @param runExclusive runs a change of the draft exclusively across all windows */
export function createPublishing(
  context: EditorContext,
  tools: RenderTools,
  runExclusive: <T>(act: () => Promise<T>) => Promise<T> = (act) => act(),
) {
  const { store, draft, site, pictures, today, names } = context;
  // With the languages of the draft.
  const siteAt = memoizePerObject((head: Snapshot) =>
    createEditorSite({ ...openDraft(head), read: () => undefined }, pictures),
  );
  /** The site without the draft. */
  const savedSite = (): EditorSite => siteAt(draft.head());
  const translations = createTranslations(context);
  const english = createEnglish(context, translations);
  const findPages = createChangedPages(tools);
  const changedPages = () => findPages(savedSite(), site, today());

  /** The changed files, and their changes in people's words. */
  const listChanges = (choices: Choices, own = names()) => {
    const changed = rebaseDraft(draft, choices).files.filter(({ before, after }) => before !== after);
    // Facts, then words. A new picture shows as a change of its field.
    const files = changed.sort((one, other) => (one.path < other.path ? -1 : 1));
    // Conflicts have to be decided before anything is discarded.
    const disputed = new Set(rebaseDraft(draft, new Map()).conflicts.map(({ file }) => file));
    const changesOn = (file: (typeof files)[number]) =>
      changesOf([file], own).map((change) => (disputed.has(file.path) ? { ...change, undo: undefined } : change));
    return { files, changesOn, changes: files.flatMap(changesOn) };
  };

  const describeAll = (problems: readonly Problem[]): readonly DescribedProblem[] => {
    const sources = new Map(site.content().readings.map(({ source }) => [source.path, source]));
    return problems.map((problem) => describeProblem(problem, names(), sources.get(problem.file)));
  };

  const findAdded = async (): Promise<readonly DescribedProblem[]> => {
    const problems = await site.problems(today());
    if (problems.length > 0) return describeAll(addedProblems(problems, await savedSite().problems(today())));
    return english.statuses().flatMap((text) => brokenText(text));
  };
  /** The faults of a text, under the name of its page. */
  const brokenText = (
    { namespace, key, faults }: TextStatus,
    code = SOURCE_LANGUAGE.code,
  ): readonly DescribedProblem[] =>
    faults.map(({ message }) => ({
      ...describeProblem(fileProblem(wordsPath(namespace, code), 'brokenText', { key, reason: message }), names()),
      labels: [names().pageOf(namespace, code)],
    }));

  /** Remarks that were asked about before. */
  const askedAbout = new Set<string>();
  /** Probable mistakes that the draft adds and nobody was asked about. */
  const newRemarks = (): readonly DescribedProblem[] => {
    const added = describeAll(inOrder(addedProblems(site.warnings(today()), savedSite().warnings(today()))));
    const inTexts = TRANSLATIONS.flatMap((language) =>
      translations.read(language).statuses.flatMap((text) => brokenText(text, language.code)),
    );
    const changed = new Set(draft.unsaved().map(({ path }) => path));
    const fresh = [...added, ...inTexts].filter(({ file, message }) => changed.has(file) && !askedAbout.has(message));
    for (const { message } of fresh) askedAbout.add(message);
    return fresh;
  };

  const pageOf = async (version: Version): Promise<string> =>
    pageAbout(changesOf(await store.changesOf(version), names()), await savedSite().load(today()));

  /** The version that removed a file; undefined if it was deleted by hand. */
  const removalOf = async (file: string): Promise<Entry | undefined> => {
    const [newest] = await store.history(file);
    const changes = newest ? await store.changesOf(newest.version).catch(() => []) : [];
    return changes.some(({ path, after }) => path === file && after === undefined) ? newest : undefined;
  };

  /** Rebases the draft onto the published version, and checks it. @returns what to send, or why not */
  async function prepare(choices: Choices): Promise<Sent | PublishAnswer> {
    await pullNewest(context);
    const before = draft.sent();
    // Proposing the same again leads to the open proposal.
    const waiting = before?.proposal && draft.isAsSent() && (await store.find(before.base, before.changes));
    if (waiting && 'address' in waiting) return { outcome: 'proposed', ...waiting };
    const { conflicts, files: moved } = rebaseDraft(draft, choices);
    if (conflicts.length > 0) {
      const described = conflicts.map((conflict) => describeConflict(conflict, names(), removalOf));
      return { outcome: 'conflicts', conflicts: await Promise.all(described) };
    }
    const changedByOthers = new Set(draft.unsaved().flatMap((file) => (draft.hasChanged(file) ? [file.path] : [])));
    for (const { path, after } of moved)
      if (changedByOthers.has(path) || after !== draft.read(path)) draft.rebase(path, after);
    const listed = listChanges(choices, namesIn(site.content()));
    const changes = [
      ...listed.files.map(({ path, after }) => ({ path, content: after })),
      ...(await newPictures(context)),
    ];
    if (changes.length === 0) return { outcome: 'nothing' };
    const problems = await findAdded();
    if (problems.length > 0) return { outcome: 'problems', problems };
    if (store.isPublic) {
      const { readiness } = await draftPreflight(context, savedSite());
      if (!mayPublish(readiness)) return { outcome: 'notReady', blockers: readiness.blockers };
    }
    const remarks = newRemarks();
    if (remarks.length > 0) return { outcome: 'remarks', remarks };
    const sent: Sent = {
      base: draft.head().version,
      changes,
      message: commitMessage(listed.changes, await englishSay(resourcesOf(site.content().words))),
    };
    draft.send(sent);
    return sent;
  }

  /** Commits; proposes if this person may not publish, or the branch is protected. */
  const send = async ({ base, changes, message }: Sent, mayPublish: boolean) => {
    try {
      if (mayPublish) return await store.commit(base, changes, message);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'protected')) throw error;
    }
    return store.propose(base, changes, message);
  };
  /** Looks for what was sent after a request has failed. @throws the error, unless it is found */
  const findSent = async (error: unknown) => {
    const found = await runExclusive(() => pullNewest(context, true)).catch(() => undefined);
    if (!found) throw error;
    return found;
  };

  async function publishWith(choices: Choices): Promise<PublishAnswer> {
    const { mayPublish } = await store.currentPerson();
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const sent = await runExclusive(() => prepare(choices));
      if ('outcome' in sent) return sent;
      const answer = await send(sent, mayPublish && !draft.head().hasOtherCode).catch(findSent);
      if ('address' in answer) {
        await runExclusive(async () => draft.send({ ...sent, proposal: answer }));
        return { outcome: 'proposed', ...answer };
      }
      if ('version' in answer) {
        // If this fails, the next update makes up for it.
        await runExclusive(async () => draft.acknowledgePublished(await store.load(draft.head()))).catch(
          () => undefined,
        );
        return { outcome: 'published' };
      }
    }
    return { outcome: 'overtaken' };
  }

  return {
    /** The number of changes, requested after each of them. */
    count: async () => listChanges(OURS).changes.length,

    /** Compares the draft with the newest version. @throws what the store throws */
    async changes() {
      const [{ mayPublish }] = await Promise.all([store.currentPerson(), runExclusive(() => pullNewest(context))]);
      return {
        revision: draft.revision(),
        changes: listChanges(OURS).changes,
        /** The problems that the draft adds, which prevent publishing. */
        problems: await findAdded(),
        /** Why changes are only proposed; undefined if they are published. */
        proposes: !mayPublish ? ('rights' as const) : draft.head().hasOtherCode ? ('otherCode' as const) : undefined,
      };
    },

    /** Discards one change of the draft, unless it has changed since it was listed. */
    async discardChange(change: Change): Promise<void> {
      const { files, changesOn } = listChanges(OURS);
      const file = files.find((each) => changesOn(each).some((own) => isSame(own, change)));
      if (!file || !change.undo) return;
      draft.rebase(file.path, withoutChange(file, change.undo, names()));
      const language = LANGUAGES.find(({ code }) => code === change.language);
      // Updates the record of the text.
      if (language) translations.write(language, []);
    },

    /** The changed pages; null if one of the two sites cannot be built. */
    async pages() {
      const changed = await changedPages();
      if (!changed) return null;
      const { before, after } = changed;
      return Array.from(new Map([...before, ...after]), ([address, { name }]) => ({
        address,
        name,
        isNew: !before.has(address),
        isRemoved: !after.has(address),
      }));
    },

    /** A changed page with the differences outlined; undefined if there is none. */
    async page(side: PageSide, address: string): Promise<string | undefined> {
      const changed = await changedPages();
      const html = (of: PageSide) => changed?.[of].get(address)?.html ?? '';
      return markDifferences(html(side), html(side === 'before' ? 'after' : 'before')) || undefined;
    },

    /** Preflight for the draft. */
    preflight: () => draftPreflight(context, savedSite()),

    /** Publishes or proposes the draft; in a folder, saves it. Repeated calls lose nothing and publish nothing twice. @throws what the store throws */
    publish: (choices: readonly Readonly<{ id: string; side: Side }>[] = []): Promise<PublishAnswer> =>
      publishWith(new Map(choices.map(({ id, side }) => [id, side]))).catch((error: unknown) => {
        if (!(error instanceof NotWritten)) throw error;
        const { path, code } = error;
        return { outcome: 'notWritten', path, code } as const;
      }),

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
