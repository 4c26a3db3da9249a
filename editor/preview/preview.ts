/** The pages of the draft, as the build would make them. */
import { z } from 'zod';
import { daysBetween, todayInKolkata } from '../../branches/model/day.ts';
import { COMBINED } from '../../branches/model/files/branchName.ts';
import { schemaAt } from '../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../branches/model/files/schemaOf.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import { SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import type { RenderTools } from '../../renderer/document/renderPage.tsx';
import type { LoadedSite } from '../../site/content/loadSite.ts';
import type { Master } from '../../site/pictures/master.ts';
import type { EditorContext } from '../content/context.ts';
import { openDraft } from '../content/draft.ts';
import { createEditorSite, savedSite } from '../content/site.ts';
import { UNKNOWN } from '../pictures/showPicture.ts';
import { hasNoInput, isSame } from '../yaml/values.ts';
import { createPreviewSite, type Focus, type PageView } from './previewSite.ts';

type PreviewContext = Omit<EditorContext, 'store'>;
type PreviewSite = ReturnType<typeof createPreviewSite>;
/**
 * A page or the reason why there is none, with the pages to choose from: none before there was a draft
 * without mistakes. `days` is how much later than today it is on the page. With `problems`,
 * the page is that of the draft before these mistakes.
 */
export type PageAnswer = NonNullable<Awaited<ReturnType<ReturnType<typeof createPreview>['page']>>>;

/** Returns the session's methods for pages of the draft. @param tools for rendering them */
export function createPreview(context: PreviewContext, tools: RenderTools) {
  const { site: source, today } = context;
  let lastRequest = 0;
  let valid: LoadedSite | undefined;
  const siteOf = memoizePerObject((of: LoadedSite, variant: string, day: string) =>
    createPreviewSite(of, variant, day, tools),
  );

  /** The site of the draft, or the last one without mistakes, and the mistakes since. @throws InputErrors if there is none */
  const load = async ({ variant, day = today() }: PageView) => {
    let problems: readonly Problem[] = [];
    try {
      valid = await source.load(day);
    } catch (error) {
      if (!(error instanceof InputErrors)) throw error;
      const unfinished = await loadUnfinished(context, day, error.problems);
      if (!unfinished) problems = error.problems;
      valid =
        unfinished ??
        valid ??
        (await savedSite(context)
          .load(day)
          .catch(() => undefined));
      if (!valid) throw error;
    }
    return { site: siteOf(valid, variant, day), problems };
  };
  /** Whether patients see a page, or texts and facts of it, in English. */
  const seenBy = async (typed: PreviewSite, view: PageView) => {
    const { variant, language, day = today() } = view;
    const seen = typed.seen(view);
    const patients =
      language === SOURCE_LANGUAGE.code || seen ? undefined : await source.loadPublic(day).catch(() => undefined);
    if (!valid || !patients || isSame(factsIn(patients), factsIn(valid))) return seen;
    return siteOf(patients, variant, day).html(view) === typed.html(view) ? undefined : ('english' as const);
  };
  return {
    /** @returns undefined if a newer request has come meanwhile: pages follow typing as fast as they can */
    async page(view: PageView, focus?: Focus) {
      lastRequest += 1;
      const own = lastRequest;
      await yieldToEvents();
      if (own !== lastRequest) return undefined;
      let choices: Partial<ReturnType<PreviewSite['choices']>> = {};
      try {
        const { site, problems } = await load(view);
        choices = site.choices(view);
        const days = daysBetween(todayInKolkata(new Date()), view.day ?? today());
        const shown = site.show(view, focus);
        return {
          today: today(),
          ...choices,
          state: 'shown',
          ...shown,
          seen: await seenBy(site, view),
          days,
          problems,
        } as const;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { today: today(), ...choices, state: 'failed', message } as const;
      }
    },
    /** The keys of the visible texts on a page of the combined site, in reading order. */
    async order(language: string, path: string): Promise<readonly string[]> {
      const view = { variant: COMBINED, language, path };
      return (await load(view)).site.namesOn(view);
    },
    /** The values of all placeholders on pages of the combined site, by name. */
    async figures(language: string) {
      const view = { variant: COMBINED, language, path: '/' };
      return Object.fromEntries(flattenTexts((await load(view)).site.model(view).translator.placeholders));
    },
    /** The field of a tapped element: see `createPreviewSite`. */
    async pick(view: PageView, at: number, forTexts: boolean) {
      return (await load(view)).site.pick(view, at, forTexts);
    },
    /** The path of the first page that shows something; undefined if none does. */
    async find(view: PageView, focus: Focus): Promise<string | undefined> {
      const { site } = await load(view);
      for (const { path } of site.choices(view).pages) {
        if (site.show({ ...view, path }, focus).place === 'page') return path;
        await yieldToEvents();
      }
      return undefined;
    },
  };
}

const factsIn = ({ files: { clinic, branches } }: LoadedSite) => ({ clinic, branches });

/** Lets other requests be answered in between. */
const yieldToEvents = () => new Promise((done) => setTimeout(done));

/** A placeholder picture. */
const NOTHING = 'new.webp';
const PICTURE: Master = { ...UNKNOWN, path: NOTHING, name: 'new', file: NOTHING };

/** Obvious placeholders; the first that the schema accepts is used. */
const STAND_INS = ['…', { en: '…' }, [{ en: '…' }], NOTHING, 'new', '⬜'];

const entryOf = (path: Path): Path => path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);

/**
 * The site of an incomplete draft: with placeholders for empty fields, and without list entries that cannot have one.
 * @param problems those of the draft @returns undefined if there are other mistakes
 */
async function loadUnfinished(
  { draft, pictures }: PreviewContext,
  today: string,
  problems: readonly Problem[],
): Promise<LoadedSite | undefined> {
  const scratch = openDraft({ ...draft.head(), texts: draft.texts() });
  const site = createEditorSite(scratch, async () => {
    const media = await pictures();
    return { ...media, catalogue: new Map([...media.catalogue, [NOTHING, PICTURE]]) };
  });
  /** Entries to remove, last first. */
  const removed = new Map<string, Readonly<{ file: string; path: Path }>>();
  const { readings } = site.content();
  for (const { file, path = [] } of problems.toReversed()) {
    const source = readings.find(({ source, reading }) => reading.isReadable && source.path === file)?.source;
    if (!source || !hasNoInput(source.nodeAt(path)?.toJSON())) return undefined;
    const schema = schemaAt(schemaOf(source), path) ?? z.never();
    const value = STAND_INS.find((each) => z.safeParse(schema, each).success);
    if (value !== undefined) scratch.edit(file, [{ kind: 'set', path, value }]);
    else if (entryOf(path).length > 0)
      removed.set(JSON.stringify([file, entryOf(path)]), { file, path: entryOf(path) });
    else return undefined;
  }
  for (const { file, path } of removed.values()) scratch.edit(file, [{ kind: 'remove', path }]);
  return site.load(today).catch(() => undefined);
}
