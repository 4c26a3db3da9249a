/** What a draft changes, and what is wrong with it. */
import { fileProblem, inOrder, type Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { resourcesOf } from '../../locales/model/readWords.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import { findSignatures } from '../../site/pages/clinical.ts';
import { type Blocker, mayPublish } from '../../site/readiness/assessReadiness.ts';
import type { EditorContext } from '../content/context.ts';
import { openDraft, type Sent } from '../content/draft.ts';
import { namesIn } from '../content/names.ts';
import { Refusal } from '../content/refusal.ts';
import { createEditorSite, savedSite } from '../content/site.ts';
import { type DescribedProblem, describeProblem } from '../form/mistakes.ts';
import { createEnglish, createTranslations, wordsPath } from '../texts/translations.ts';
import { isSame } from '../yaml/values.ts';
import { type Change, changesOf, withoutChange } from './changes/changes.ts';
import { commitMessage, englishSay } from './changes/lines.ts';
import { OURS } from './merge/conflict.ts';
import { rebaseDraft } from './merge/mergeContent.ts';
import { newPictures } from './newPictures.ts';
import { draftPreflight } from './preflight.ts';
import { addedProblems } from './problems.ts';

/** Why a draft cannot be published as it is. */
export type Hindrance =
  | Readonly<{ outcome: 'nothing' }>
  | Readonly<{ outcome: 'problems'; problems: readonly DescribedProblem[] }>
  /** Probable mistakes, asked about once. */
  | Readonly<{ outcome: 'remarks'; remarks: readonly DescribedProblem[] }>
  | Readonly<{ outcome: 'notReady'; blockers: readonly Blocker[] }>;

export type DraftChanges = Readonly<{
  /** Of the draft itself. */
  context: EditorContext;
  /** All changes in people's words. */
  list: () => Change[];
  /** The problems that the draft adds. */
  findAdded: () => Promise<readonly DescribedProblem[]>;
  /** Discards one change of the draft. @returns false if it has changed since it was listed, or depends on others */
  discard: (change: Change) => boolean;
  /** A copy of the draft without some of its changes, which stay in the draft itself. */
  without: (heldBack: readonly Change[]) => DraftChanges;
  /** The problems that the draft adds, and the changes that wait until they are solved; all wait if a problem is of none in particular. */
  findUnfinished: () => Promise<Readonly<{ problems: readonly DescribedProblem[]; unfinished: readonly Change[] }>>;
  /** Checks a draft that is based on the published version. @returns what to send, or why not */
  check: () => Promise<Sent | Hindrance>;
}>;

/** @param askedAbout the remarks that a person was asked about before, shared with copies of the draft */
export function createDraftChanges(context: EditorContext, askedAbout = new Set<string>()): DraftChanges {
  const { store, draft, site, pictures, today, names } = context;
  const translations = createTranslations(context);
  const english = createEnglish(context, translations);

  /** The changed files, and their changes in people's words. */
  const listChanges = (own = names()) => {
    const changed = rebaseDraft(draft, OURS).files.filter(({ before, after }) => before !== after);
    // Facts, then words. A new picture shows as a change of its field.
    const files = changed.sort((one, other) => (one.path < other.path ? -1 : 1));
    // Conflicts have to be decided before anything is discarded.
    const disputed = new Set(rebaseDraft(draft, new Map()).conflicts.map(({ file }) => file));
    const { signatures, words } = site.content();
    const valid = findSignatures(signatures, words);
    /** A signature is none if the advice has changed since. */
    const asLapsed = (change: Change): Change => {
      const { key, values = {} } = change.sentence ?? {};
      const [code, namespace] = typeof change.undo === 'object' ? (change.undo[0]?.path ?? []) : [];
      const isLapsed = key === 'lines.signed' && !valid.get(String(code))?.has(String(namespace));
      return isLapsed ? { ...change, sentence: { key: 'lines.lapsed', values } } : change;
    };
    const changesOn = (file: (typeof files)[number]) =>
      changesOf([file], own)
        .map(asLapsed)
        .map((change) => (disputed.has(file.path) ? { ...change, undo: undefined } : change));
    return { files, changesOn, changes: files.flatMap(changesOn) };
  };

  const describeAll = (problems: readonly Problem[]): readonly DescribedProblem[] => {
    const sources = new Map(site.content().readings.map(({ source }) => [source.path, source]));
    return problems.map((problem) => describeProblem(problem, names(), sources.get(problem.file)));
  };

  const findAdded = async (): Promise<readonly DescribedProblem[]> => {
    const problems = await site.problems(today());
    if (problems.length > 0) return describeAll(addedProblems(problems, await savedSite(context).problems(today())));
    return english.statuses().flatMap((text) => brokenText(text));
  };
  /** The faults of a text, under the name of its page. */
  const brokenText = (
    { namespace, key, faults }: TextStatus,
    code = SOURCE_LANGUAGE.code,
  ): readonly DescribedProblem[] =>
    faults.map(({ message, formMessage }) => ({
      ...describeProblem(fileProblem(wordsPath(namespace, code), 'brokenText', { key, reason: message }), names()),
      formMessage,
      labels: [names().pageOf(namespace, code)],
    }));

  /** The texts of a language; none while files cannot be read. */
  const textsOf = (language: Language): readonly TextStatus[] => {
    try {
      return translations.read(language).statuses;
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };

  /** Probable mistakes that the draft adds and nobody was asked about. */
  const newRemarks = (): readonly DescribedProblem[] => {
    const added = describeAll(inOrder(addedProblems(site.warnings(today()), savedSite(context).warnings(today()))));
    const inTexts = TRANSLATIONS.flatMap((language) =>
      textsOf(language).flatMap((text) => brokenText(text, language.code)),
    );
    const changed = new Set(draft.unsaved().map(({ path }) => path));
    const fresh = [...added, ...inTexts].filter(({ file, message }) => changed.has(file) && !askedAbout.has(message));
    for (const { message } of fresh) askedAbout.add(message);
    return fresh;
  };

  const discard = (change: Change): boolean => {
    const { files, changesOn } = listChanges();
    const file = files.find((each) => changesOn(each).some((own) => isSame(own, change)));
    if (!file || !change.undo) return false;
    draft.rebase(file.path, withoutChange(file, change.undo, names()));
    const language = LANGUAGES.find(({ code }) => code === change.language);
    // Updates the record of the text.
    if (language) translations.write(language, []);
    return true;
  };

  const without = (heldBack: readonly Change[]): DraftChanges => {
    const copy = openDraft(draft.head(), draft.toStored());
    const ofCopy = { ...context, draft: copy, site: createEditorSite(copy, pictures) };
    const inCopy = createDraftChanges(ofCopy, askedAbout);
    // From the end, so that entries of lists keep their places.
    for (const change of heldBack.toReversed())
      if (!inCopy.discard(change)) copy.rebase(change.file, copy.readSaved(change.file));
    return inCopy;
  };

  const findUnfinished = async () => {
    const { changes } = listChanges();
    const problems = await findAdded();
    let unfinished = changesWith(problems, changes);
    for (let left = problems; left.length > 0; ) {
      left = await without(unfinished).findAdded();
      const more = changesWith(left, changes).filter((change) => !unfinished.includes(change));
      if (left.length > 0 && more.length === 0) return { problems, unfinished: changes };
      unfinished = changes.filter((change) => unfinished.includes(change) || more.includes(change));
    }
    return { problems, unfinished };
  };

  async function check(): Promise<Sent | Hindrance> {
    const listed = listChanges(namesIn(site.content()));
    const changes = [
      ...listed.files.map(({ path, after }) => ({ path, content: after })),
      ...(await newPictures(context)),
    ];
    if (changes.length === 0) return { outcome: 'nothing' };
    const problems = await findAdded();
    if (problems.length > 0) return { outcome: 'problems', problems };
    if (store.isPublic) {
      const { readiness } = await draftPreflight(context, savedSite(context));
      if (!mayPublish(readiness)) return { outcome: 'notReady', blockers: readiness.blockers };
    }
    const remarks = newRemarks();
    if (remarks.length > 0) return { outcome: 'remarks', remarks };
    return {
      base: draft.head().version,
      changes,
      message: commitMessage(listed.changes, await englishSay(resourcesOf(site.content().words))),
    };
  }

  const list = () => listChanges().changes;
  return { context, list, findAdded, discard, without, findUnfinished, check };
}

/** The changes that have at least one of the problems. Where no change can tell, it is all of the file. */
function changesWith(problems: readonly DescribedProblem[], changes: readonly Change[]): readonly Change[] {
  const found = new Set<Change>();
  for (const { file, path } of problems) {
    const inFile = changes.filter((change) => change.file === file);
    const inPlace = path ? inFile.filter((change) => change.path && isWithin(change.path, path)) : [];
    for (const change of inPlace.length > 0 ? inPlace : inFile) found.add(change);
  }
  return changes.filter((change) => found.has(change));
}

/** Whether one of two paths leads through the other. */
function isWithin(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length);
  return isSame(one.slice(0, length), other.slice(0, length));
}
