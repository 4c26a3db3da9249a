/** Everything that the editor's pages ask: what is in the content, what is wrong with it, what pages it makes, and changes of it. */
import type { Resource, ResourceLanguage } from 'i18next';
import type { Path } from '../../diagnostics/place.ts';
import { LANGUAGE_TABLE, LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isEditorWords } from '../../locales/model/namespace.ts';
import { resourcesOf } from '../../locales/model/readWords.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { Media } from '../../site/pictures/catalogue.ts';
import { frameAt } from '../../site/pictures/pictureFields.ts';
import type { ContentStore } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import { NO_CHANGES, openDraft } from '../content/draft.ts';
import { namesIn } from '../content/names.ts';
import { createEditorSite } from '../content/site.ts';
import { createForms } from '../form/forms.ts';
import { refuseLfs } from '../pictures/gitLfs.ts';
import { importPicture } from '../pictures/importPicture.ts';
import { folderFor, newPictureName } from '../pictures/newPictureName.ts';
import { createPictureViews, withDraftPictures } from '../pictures/showPicture.ts';
import { createPreview } from '../preview/preview.ts';
import { createPublishing } from '../publish/publishing.ts';
import { createTexts } from '../texts/texts.ts';
import { isSame } from '../yaml/values.ts';
import type { DraftStore } from './draftDatabase.ts';
import { createUnsaved } from './unsaved.ts';

export type SessionOptions = Readonly<{
  store: ContentStore;
  /** Where this device keeps what is not saved. */
  draftStore: DraftStore;
  /** The pictures in `media/`. */
  pictures: () => Promise<Media>;
  /** The current ISO day in Asia/Kolkata. */
  today: () => string;
  tools: RenderTools;
  now?: () => number;
  reader?: EditorContext['reader'];
}>;

/** How long ago changes of an earlier visit were made at least, in milliseconds. */
const HOUR = 60 * 60 * 1000;
/** How many changes a person is reminded of, and after how many milliseconds. */
const [REMIND_COUNT, REMIND_AFTER] = [3, 7 * 24 * HOUR];

/** @param isByOthers whether it came from another window, or from the store */
export type ChangeListener = (revision: number, isByOthers: boolean) => void;

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Opens the content as this device knows it, until `unsaved.refresh` asks for the newest, with the changes kept here. @throws what the store throws */
export async function openSession(options: SessionOptions) {
  const { store, draftStore, pictures: saved, today, tools, now = Date.now, reader } = options;
  const snapshot = (await store.cachedSnapshot?.()) ?? (await store.load());
  const last = (await draftStore.read()) ?? NO_CHANGES;
  const time = last.edits.length > 0 && !last.sent ? (await draftStore.times()).last : undefined;
  /** When changes of an earlier visit were made. Until a person goes on with them, the draft has none. */
  let pausedSince = time !== undefined && now() - Date.parse(time) > HOUR ? time : undefined;
  const draft = openDraft(snapshot, pausedSince === undefined ? last : NO_CHANGES);
  const pictures = withDraftPictures(draft, saved, store);
  const site = createEditorSite(draft, pictures);
  let language = SOURCE_LANGUAGE.code;
  const names = () => namesIn(site.content(), language);
  const context: EditorContext = { store, draft, site, pictures, today, names, reader };
  const listeners = new Set<ChangeListener>();
  let announced = draft.revision();
  const announce = (isByOthers: boolean) => {
    if (draft.revision() === announced) return;
    announced = draft.revision();
    for (const listener of listeners) listener(announced, isByOthers);
  };
  // Not amid a change of this window, which would then be out of sight.
  draftStore.listen(() =>
    draftStore.runExclusive(async () => {
      pausedSince = undefined;
      draft.restore((await draftStore.read()) ?? NO_CHANGES);
      announce(true);
    }),
  );
  /** What changes the draft: one after the other over all windows, and kept before it is answered. */
  const asTransaction =
    <Given extends readonly unknown[], Answer>(act: (...given: Given) => Promise<Answer>, isByOthers = false) =>
    (...given: Given): Promise<Answer> =>
      draftStore.runExclusive(async () => {
        // What others have done leaves the changes of an earlier visit where they are.
        const stayPaused = pausedSince !== undefined && isByOthers;
        if (!stayPaused) pausedSince = undefined;
        const before = stayPaused ? draft.toStored() : ((await draftStore.read()) ?? NO_CHANGES);
        if (!isSame(before, draft.toStored())) draft.restore(before);
        try {
          return await act(...given);
        } finally {
          if (!stayPaused && !isSame(before, draft.toStored())) await draftStore.write(draft.toStored());
          announce(isByOthers);
        }
      });

  const forms = createForms(context);
  const unsaved = createUnsaved(context);
  const texts = createTexts(context, tools);
  const publishing = createPublishing(context, tools, (act) => asTransaction(act, true)());
  return {
    /** Hears of every change of what the pages show. */
    listen: async (listener: ChangeListener) => void listeners.add(listener),
    /** What on GitHub anybody who may write can overwrite. */
    openBranches: async () => (await store.openBranches?.()) ?? [],
    /** The text of the table of languages, which may have a new one. */
    languages: async () => draft.read(LANGUAGE_TABLE),
    /** The editor's own words in English and another language, which names everything from now on. */
    async words(chosen: string) {
      language = chosen;
      return editorWords(resourcesOf(site.content().words), chosen);
    },
    earlier: {
      /** How many changes there are of an earlier visit, and the ISO time of the last; undefined if nothing is to be decided. */
      async changes() {
        if (pausedSince === undefined) return undefined;
        const paused = openDraft(draft.head(), await draftStore.read());
        return { time: pausedSince, count: await createPublishing({ ...context, draft: paused }, tools).count() };
      },
      /** How many changes of this visit have waited for long, and since which ISO time; undefined if none have, or only a few. */
      async waiting() {
        const { since = '' } = await draftStore.times();
        const isLong = now() - Date.parse(since) >= REMIND_AFTER;
        if (!isLong || pausedSince !== undefined || draft.sent()) return undefined;
        const count = await publishing.count();
        return count >= REMIND_COUNT ? { since, count } : undefined;
      },
      /** Makes them those of this visit. */
      resumeDraft: asTransaction(() => draftStore.write(draft.toStored())),
    },
    forms: {
      ...forms,
      /** Changes a file. What was typed is kept before anything is made of it. */
      async edit(...given: Parameters<typeof forms.edit>) {
        await asTransaction(forms.edit)(...given);
        return forms.file(given[0]);
      },
      addBranch: asTransaction(forms.addBranch),
      closeBranch: asTransaction(forms.closeBranch),
    },
    unsaved: {
      ...unsaved,
      refresh: asTransaction(unsaved.refresh, true),
      discard: asTransaction(unsaved.discard),
      takeBack: asTransaction(unsaved.undoPublication),
      changeText: asTransaction(unsaved.changeText),
    },
    pictures: {
      ...createPictureViews(context),
      /** Takes in a photograph, which is saved once the field at a path names it. @returns its path under `media/` @throws Refusal if pages cannot show it */
      async add(file: File, path: Path): Promise<string> {
        const { bytes, ending } = await importPicture(file, frameAt(path));
        return asTransaction(async () => {
          const others = [...draft.head().pictures.keys(), ...draft.pictures().keys()];
          const name = newPictureName(others, folderFor(path), file.name, ending);
          refuseLfs(draft.head().attributes, `media/${name}`);
          draft.putPicture(`media/${name}`, bytes);
          return name;
        })();
      },
    },
    preview: createPreview(context, tools),
    publishing: {
      ...publishing,
      takeBack: asTransaction(publishing.discardChange),
      assign: asTransaction(publishing.assign),
    },
    texts: {
      ...texts,
      write: asTransaction(texts.write),
      review: asTransaction(texts.review),
      signOff: asTransaction(texts.signOff),
      takeSheet: asTransaction(texts.applySheet),
      addLanguage: asTransaction(texts.addLanguage),
    },
  };
}

/** The files `editor*.json` in `locales/<language>/`. */
function editorWords(words: Resource, chosen: string) {
  const own = (code: string): ResourceLanguage =>
    Object.fromEntries(Object.entries(words[code] ?? {}).filter(([name]) => isEditorWords(name)));
  const codes = [SOURCE_LANGUAGE.code, chosen];
  return {
    languages: LANGUAGES.filter(({ code }) => Object.keys(own(code)).length > 0).map(({ code, nativeName }) => ({
      code,
      name: nativeName,
    })),
    resources: Object.fromEntries(codes.map((code) => [code, own(code)])) as Resource,
  };
}
