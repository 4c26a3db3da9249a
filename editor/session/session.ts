/** The session: puts all parts together into what the app can ask for, and makes each change a transaction. */
import type { Resource, ResourceLanguage } from 'i18next';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isEditorWords } from '../../locales/model/namespace.ts';
import { resourcesOf } from '../../locales/model/readWords.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { Media } from '../../site/pictures/catalogue.ts';
import { frameAt } from '../../site/pictures/pictureFields.ts';
import type { ContentStore, Version } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import { NO_CHANGES, openDraft, type RunExclusive, type StoredDraft } from '../content/draft.ts';
import { namesIn } from '../content/names.ts';
import { toRefusal } from '../content/refusal.ts';
import { createEditorSite } from '../content/site.ts';
import { createForms } from '../form/forms.ts';
import { createVisits } from '../form/visits.ts';
import { importPicture } from '../pictures/importPicture.ts';
import { folderFor, newPictureName } from '../pictures/newPictureName.ts';
import { createPictureViews, withDraftPictures } from '../pictures/showPicture.ts';
import { createPreview } from '../preview/preview.ts';
import type { Change } from '../publish/changes/changes.ts';
import { createPublishing } from '../publish/publishing.ts';
import { createTexts } from '../texts/texts.ts';
import { isSame } from '../yaml/values.ts';
import { type Act, fieldOf } from './acts.ts';
import type { DraftStore } from './draftDatabase.ts';
import { createUnsaved } from './unsaved.ts';

export type SessionOptions = Readonly<{
  store: ContentStore;
  /** Where this device stores unsaved changes. */
  draftStore: DraftStore;
  /** The pictures in `media/`. */
  pictures: () => Promise<Media>;
  /** The current ISO day in Asia/Kolkata. */
  today: () => string;
  tools: RenderTools;
  now?: () => number;
  reader?: EditorContext['reader'];
  mayPublish?: EditorContext['mayPublish'];
}>;

/** Older changes are those of an earlier visit. */
const HOUR = 60 * 60 * 1000;

/** @param isByOthers whether the change came from another window or from the store */
export type ChangeListener = (revision: number, isByOthers: boolean) => void;

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Returns the session on the cached content, if there is any, with the stored draft; `unsaved.refresh` loads the newest version. @throws what the store throws */
export async function openSession(options: SessionOptions) {
  const { store, draftStore, pictures: saved, today, tools, now = Date.now, reader, mayPublish } = options;
  const snapshot = (await store.cachedSnapshot?.()) ?? (await store.load());
  const last = (await draftStore.read()) ?? NO_CHANGES;
  const time = last.edits.length > 0 && !last.sent ? await draftStore.time() : undefined;
  /** The time of an earlier visit's changes, until a person resumes or discards them; the draft is empty meanwhile. */
  let pausedSince = time !== undefined && now() - Date.parse(time) > HOUR ? time : undefined;
  const draft = openDraft(snapshot, pausedSince === undefined ? last : NO_CHANGES);
  const pictures = withDraftPictures(draft, saved, store);
  const site = createEditorSite(draft, pictures);
  let language = SOURCE_LANGUAGE.code;
  const names = () => namesIn(site.content(), language);
  const context: EditorContext = { store, draft, site, pictures, today, names, reader, mayPublish };
  const listeners = new Set<ChangeListener>();
  let announced = draft.revision();
  const announce = (isByOthers: boolean) => {
    if (draft.revision() === announced) return;
    announced = draft.revision();
    for (const listener of listeners) listener(announced, isByOthers);
  };
  /** Takes over what another window has stored, on the version that it knew, which it has left on this device. */
  const catchUp = async (): Promise<StoredDraft> => {
    const { version } = draft.head();
    const stored = (await draftStore.read()) ?? { ...NO_CHANGES, version };
    if (isSame(stored, draft.toStored())) return stored;
    const isOlder = stored.version !== undefined && stored.version !== version;
    const { cachedSnapshot, load } = store;
    const kept = isOlder ? await (cachedSnapshot ?? load)().catch(() => undefined) : undefined;
    draft.restore(stored, kept && (!cachedSnapshot || kept.version === stored.version) ? kept : draft.head());
    announce(true);
    return stored;
  };
  /** Runs a change of the draft exclusively across all windows, and stores the draft before it returns. What fails changes nothing. */
  const asTransaction =
    <Given extends readonly unknown[], Answer>(act: (...given: Given) => Promise<Answer>, isByOthers = false) =>
    (...given: Given): Promise<Answer> =>
      draftStore.runExclusive(async () => {
        // Updates from others do not resume the changes of an earlier visit.
        const stayPaused = pausedSince !== undefined && isByOthers;
        if (!stayPaused) pausedSince = undefined;
        const before = stayPaused ? draft.toStored() : await catchUp();
        try {
          const answer = await act(...given);
          if (!stayPaused && !isSame(before, draft.toStored())) await draftStore.write(draft.toStored());
          return answer;
        } catch (error) {
          draft.restore(before);
          throw error;
        } finally {
          announce(isByOthers);
        }
      });

  // Not during a change of this window, which would be lost.
  draftStore.listen(() => {
    const hear = async () => {
      pausedSince = undefined;
      await catchUp();
    };
    draftStore.runExclusive(hear).catch(() => undefined);
  });

  const runExclusive: RunExclusive = (act) => asTransaction(act, true)();
  const forms = createForms(context);
  const unsaved = createUnsaved(context, runExclusive);
  const texts = createTexts(context, tools);
  const publishing = createPublishing(context, tools, runExclusive);
  /** Takes what a person has typed, unless the draft has it. @returns the state of a text, or why it is refused */
  const take = async (act: Act) => {
    if (act.number <= (draft.done()[act.window] ?? 0)) return {};
    const field = fieldOf(act);
    const isOutdated = act.isLate && field !== undefined && act.time < draft.typedAt(field);
    const before = draft.toStored();
    try {
      if (isOutdated) return {};
      if ('edit' in act) return { text: void (await forms.edit(act.form, [act.edit], act.seen)) };
      return { text: await texts.write(act.language, act.place, act.text) };
    } catch (error) {
      draft.restore(before);
      const { message, formMessage } = toRefusal(error);
      return { refusal: { message, formMessage } };
    } finally {
      draft.acknowledge(act.window, act.number);
      if (field && !isOutdated) draft.setTypedAt(field, act.time);
    }
  };
  return {
    /** Calls back on every change of the draft. */
    listen: async (listener: ChangeListener) => void listeners.add(listener),
    /** The branches on GitHub that anybody with write access can overwrite. */
    openBranches: async () => (await store.openBranches?.()) ?? [],
    /** The languages of the site, which may have a newer table than this editor. */
    languages: async () => [...LANGUAGES],
    /** The editor's own words in English and the chosen language, which is used for all names from now on. */
    async words(chosen: string) {
      language = chosen;
      return editorWords(resourcesOf(site.content().words), chosen);
    },
    earlier: {
      /** The number of an earlier visit's changes and the ISO time of the last; undefined if there are none to decide on. */
      async changes() {
        if (pausedSince === undefined) return undefined;
        const paused = openDraft(draft.head(), await draftStore.read());
        return { time: pausedSince, count: await createPublishing({ ...context, draft: paused }, tools).count() };
      },
      /** Takes them over into this visit. */
      resumeDraft: asTransaction(() => draftStore.write(draft.toStored(), true)),
    },
    /** Takes what was typed in a window, in order, and each only once. @returns what became of each; and the files. @throws NotStored if nothing was taken */
    async take(acts: readonly Act[]) {
      const outcomes = await asTransaction(async () => {
        const each: Awaited<ReturnType<typeof take>>[] = [];
        for (const act of acts) each.push(await take(act));
        return each;
      })();
      const ids = new Set(acts.flatMap((act) => ('form' in act ? act.form : [])));
      const states = Array.from(ids, async (id) => [id, await forms.file(id).catch(() => undefined)] as const);
      return { outcomes, files: new Map(await Promise.all(states)) };
    },
    /** Takes over what other windows have done, of which this one may not have heard while it slept. */
    catchUp: asTransaction(async () => undefined, true),
    forms: {
      ...forms,
      edit: asTransaction(forms.edit),
    },
    unsaved: {
      ...unsaved,
      discard: asTransaction(unsaved.discard),
      /** Undoes a version in the draft, or one of its changes. @throws what the store throws */
      undoPublication: async (version: Version, change?: Change) =>
        asTransaction(unsaved.undoPublication)(await store.changesOf(version), change),
    },
    pictures: {
      ...createPictureViews(context),
      /** Adds a photograph, which is saved once the field at the path names it. @returns its path under `media/` @throws Refusal if pages cannot show it */
      async add(file: File, path: Path): Promise<string> {
        const { bytes, ending } = await importPicture(file, frameAt(path));
        return asTransaction(async () => {
          const others = [...draft.head().pictures.keys(), ...draft.pictures().keys()];
          const name = newPictureName(others, folderFor(path), file.name, ending);
          draft.putPicture(`media/${name}`, bytes);
          return name;
        })();
      },
    },
    visits: createVisits(context),
    preview: createPreview(context, tools),
    publishing: {
      ...publishing,
      discardChange: asTransaction(publishing.discardChange),
    },
    texts: {
      ...texts,
      write: asTransaction(texts.write),
      review: asTransaction(texts.review),
      signOff: asTransaction(texts.signOff),
      withdraw: asTransaction(texts.withdraw),
      withdrawReading: asTransaction(texts.withdrawReading),
      takeSheet: asTransaction(texts.applySheet),
    },
  };
}

/** The editor's English as it was built, for files that cannot be read. */
const BUILT_IN = Object.fromEntries(
  Object.entries(
    import.meta.glob<ResourceLanguage>('../../locales/en/editor*.json', { eager: true, import: 'default' }),
  ).map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ''), words]),
);

/** The files `editor*.json` in `locales/<language>/` that can be read. */
function editorWords(words: Resource, chosen: string) {
  const own = (code: string): ResourceLanguage => {
    const files = Object.entries(words[code] ?? {});
    return Object.fromEntries(
      files.filter(([name, texts]) => isEditorWords(name) && Object.keys(Object(texts)).length > 0),
    );
  };
  const source = SOURCE_LANGUAGE.code;
  return {
    languages: LANGUAGES.filter(({ code }) => Object.keys(own(code)).length > 0).map(({ code, nativeName }) => ({
      code,
      name: nativeName,
    })),
    resources: { [chosen]: own(chosen), [source]: { ...BUILT_IN, ...own(source) } } as Resource,
  };
}
