import { CacheProvider, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { CollectorContext, useCollector } from '../context/collector.ts';

/** When an island hydrates. A click or focus before that hydrates it at once, and the click is replayed. */
type IslandMoment = 'idle' | 'visible' | 'interaction';

/** The props of each island by its name: every file in `components/islands/` declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the island files declare its members
export interface Islands {}

type IslandProps<Name extends keyof Islands> = Readonly<{
  /** Name of the component and of its file in `components/islands/`. */
  of: Name;
  when: IslandMoment;
  /** Plain data, serialised as JSON. */
  props: Islands[Name];
  /** The language of its words, if it is not the page's. */
  lang?: string | undefined;
}>;

/** The event with which an island asks for a notice. Only a type: for a constant, the island's script would import that of the page. */
export type NoticeEvent = 'site:notice';

type IslandModules = Record<string, Record<string, ComponentType<object>>>;

const modules: IslandModules = import.meta.glob('../../components/islands/[A-Z]*.tsx', { eager: true });

/**
 * Renders an island into the HTML, with the data that the browser needs to hydrate it. It is a separate React root with its
 * own id prefix, so that the first render in the browser matches.
 */
export function Island<Name extends keyof Islands>({ of, when, props, lang }: IslandProps<Name>) {
  const cache = useEmotionCache();
  // Its rules go to those of the page, its class names are noted by themselves.
  const ownCache = cache && { ...cache, registered: {} };
  const collector = useCollector();
  const prefix = `${of}${useId().replace(/\W/g, '')}-`;
  const component = modules[`../../components/islands/${of}.tsx`]?.[of];
  if (!component) throw new Error(`components/islands/${of}.tsx does not export a component named ${of}.`);
  const root = createElement(
    CollectorContext,
    { value: collector },
    createElement(CacheProvider, { value: ownCache }, createElement(component, props)),
  );
  const html = renderToString(root, { identifierPrefix: prefix });
  if (ownCache) {
    Object.assign(cache.registered, ownCache.registered);
    for (const name of Object.keys(ownCache.registered)) collector.islandClasses.add(name);
  }
  return (
    <div
      data-island={of}
      lang={lang}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML from the component above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
