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
import type { SessionContext } from '../content/context.ts';
import { NO_CHANGES, openDraft } from '../content/draft.ts';
import { namesIn } from '../content/names.ts';
import { createEditorSite } from '../content/site.ts';
import { createForms } from '../form/forms.ts';
import { refuseLfs } from '../pictures/gitLfs.ts';
import { folderFor, newPictureName } from '../pictures/newPictureName.ts';
import { createPictureShow, withDraftPictures } from '../pictures/showPicture.ts';
import { takePicture } from '../pictures/takePicture.ts';
import { createPreview } from '../preview/preview.ts';
import { createPublishing } from '../publish/publishing.ts';
import { createTexts } from '../texts/texts.ts';
import { isSame } from '../yaml/values.ts';
import type { DraftStore } from './draftDatabase.ts';
import { createUnsaved } from './unsaved.ts';

export type SessionOptions = Readonly<{
  store: ContentStore;
  /** Where this device keeps what is not saved. */
  kept: DraftStore;
  /** The pictures in `media/`. */
  pictures: () => Promise<Media>;
  /** The current ISO day in Asia/Kolkata. */
  today: () => string;
  tools: RenderTools;
  now?: () => number;
  reader?: SessionContext['reader'];
}>;

/** How long ago changes of an earlier visit were made at least, in milliseconds. */
const HOUR = 60 * 60 * 1000;
/** How many changes a person is reminded of, and after how many milliseconds. */
const [MANY, LONG] = [3, 7 * 24 * HOUR];

/** @param isByOthers whether it came from another window, or from the store */
export type ChangeListener = (revision: number, isByOthers: boolean) => void;

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Opens the content as this device knows it, until `unsaved.refresh` asks for the newest, with the changes kept here. @throws what the store throws */
export async function openSession(options: SessionOptions) {
  const { store, kept, pictures: saved, today, tools, now = Date.now, reader } = options;
  const snapshot = (await store.kept?.()) ?? (await store.load());
  const last = (await kept.read()) ?? NO_CHANGES;
  const time = last.edits.length > 0 && !last.sent ? (await kept.times()).last : undefined;
  /** When changes of an earlier visit were made. Until a person goes on with them, the draft has none. */
  let left = time !== undefined && now() - Date.parse(time) > HOUR ? time : undefined;
  const draft = openDraft(snapshot, left === undefined ? last : NO_CHANGES);
  const pictures = withDraftPictures(draft, saved, store);
  const site = createEditorSite(draft, pictures);
  let language = SOURCE_LANGUAGE.code;
  const names = () => namesIn(site.content(), language);
  const context: SessionContext = { store, draft, site, pictures, today, names, reader };
  const listeners = new Set<ChangeListener>();
  let told = draft.revision();
  const tell = (isByOthers: boolean) => {
    if (draft.revision() === told) return;
    told = draft.revision();
    for (const listener of listeners) listener(told, isByOthers);
  };
  // Not amid a change of this window, which would then be out of sight.
  kept.listen(() =>
    kept.alone(async () => {
      left = undefined;
      draft.restore((await kept.read()) ?? NO_CHANGES);
      tell(true);
    }),
  );
  /** What changes the draft: one after the other over all windows, and kept before it is answered. */
  const changing =
    <Given extends readonly unknown[], Answer>(act: (...given: Given) => Promise<Answer>, isByOthers = false) =>
    (...given: Given): Promise<Answer> =>
      kept.alone(async () => {
        // What others have done leaves the changes of an earlier visit where they are.
        const areLeft = left !== undefined && isByOthers;
        if (!areLeft) left = undefined;
        const before = areLeft ? draft.kept() : ((await kept.read()) ?? NO_CHANGES);
        if (!isSame(before, draft.kept())) draft.restore(before);
        try {
          return await act(...given);
        } finally {
          if (!areLeft && !isSame(before, draft.kept())) await kept.write(draft.kept());
          tell(isByOthers);
        }
      });

  const forms = createForms(context);
  const unsaved = createUnsaved(context);
  const texts = createTexts(context, tools);
  const publishing = createPublishing(context, tools, (act) => changing(act, true)());
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
      return ownWords(resourcesOf(site.content().words), chosen);
    },
    earlier: {
      /** How many changes there are of an earlier visit, and the ISO time of the last; undefined if nothing is to be decided. */
      async changes() {
        if (left === undefined) return undefined;
        const theirs = openDraft(draft.head(), await kept.read());
        return { time: left, count: await createPublishing({ ...context, draft: theirs }, tools).count() };
      },
      /** How many changes of this visit have waited for long, and since which ISO time; undefined if none have, or only a few. */
      async waiting() {
        const { since = '' } = await kept.times();
        const isLong = now() - Date.parse(since) >= LONG;
        if (!isLong || left !== undefined || draft.sent()) return undefined;
        const count = await publishing.count();
        return count >= MANY ? { since, count } : undefined;
      },
      /** Makes them those of this visit. */
      goOn: changing(() => kept.write(draft.kept())),
    },
    forms: {
      ...forms,
      /** Changes a file. What was typed is kept before anything is made of it. */
      async edit(...given: Parameters<typeof forms.edit>) {
        await changing(forms.edit)(...given);
        return forms.file(given[0]);
      },
      addBranch: changing(forms.addBranch),
      closeBranch: changing(forms.closeBranch),
    },
    unsaved: {
      ...unsaved,
      refresh: changing(unsaved.refresh, true),
      discard: changing(unsaved.discard),
      takeBack: changing(unsaved.takeBack),
      changeText: changing(unsaved.changeText),
    },
    pictures: {
      ...createPictureShow(context),
      /** Takes in a photograph, which is saved once the field at a path names it. @returns its path under `media/` @throws Refusal if pages cannot show it */
      async add(file: File, path: Path): Promise<string> {
        const { bytes, ending } = await takePicture(file, frameAt(path));
        return changing(async () => {
          const others = [...draft.head().pictures.keys(), ...draft.pictures().keys()];
          const name = newPictureName(others, folderFor(path), file.name, ending);
          refuseLfs(draft.head().attributes, `media/${name}`);
          draft.putPicture(`media/${name}`, bytes);
          return name;
        })();
      },
    },
    preview: createPreview(context, tools),
    publishing: { ...publishing, takeBack: changing(publishing.takeBack), assign: changing(publishing.assign) },
    texts: {
      ...texts,
      write: changing(texts.write),
      review: changing(texts.review),
      signOff: changing(texts.signOff),
      takeSheet: changing(texts.takeSheet),
      addLanguage: changing(texts.addLanguage),
    },
  };
}

/** The files `editor*.json` in `locales/<language>/`. */
function ownWords(words: Resource, chosen: string) {
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
