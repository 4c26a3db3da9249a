import { CacheProvider, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { CollectorContext, useCollector } from '../context/collector.ts';

/** When an island comes to life. A click, key or focus before that brings it to life at once and is replayed. */
export type IslandMoment = 'idle' | 'visible' | 'interaction';

/** The islands and their props: every file in `components/islands/` adds itself here. */
// biome-ignore lint/suspicious/noEmptyInterface: the island files declare its members
export interface Islands {}

export type IslandProps<Name extends keyof Islands> = Readonly<{
  /** Name of the file in `components/islands/`. */
  of: Name;
  when: IslandMoment;
  /** Plain data: it travels to the browser as JSON. */
  props: Islands[Name];
  /** The language of its words, where that is not the page's. */
  lang?: string | undefined;
}>;

type IslandModules = Record<string, Record<string, ComponentType<object>>>;

const modules: IslandModules = import.meta.glob('../../components/islands/*.tsx', { eager: true });

/**
 * Renders a component into the HTML and leaves beside it what the browser needs to take it over.
 * It is rendered as a root of its own, with ids of its own, so that the browser's first render is the same.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this HTML from the component one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
