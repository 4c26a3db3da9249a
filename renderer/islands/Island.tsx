import { CacheProvider, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type ComponentType, createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { CollectorContext, useCollector } from '../context/collector.ts';

/** When an island hydrates, unless a click or focus comes first. */
type IslandMoment = 'visible' | 'interaction';

/** By name: every file in `components/islands/` declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the island files declare its members
export interface Islands {}

type IslandProps<Name extends keyof Islands> = Readonly<{
  /** The component, and its file in `components/islands/`. */
  of: Name;
  when: IslandMoment;
  /** Plain data, serialised as JSON. */
  props: Islands[Name];
  /** If it is not the page's. */
  lang?: string | undefined;
}>;

/** With which an island asks for a notice. A constant would make the island's script import that of the page. */
export type NoticeEvent = 'site:notice';

type IslandModules = Record<string, Record<string, ComponentType<object>>>;

const modules: IslandModules = import.meta.glob('../../components/islands/[A-Z]*.tsx', { eager: true });

/**
 * Renders an island with the data to hydrate it: a React root of its own, with its own id prefix, so that the first
 * render in the browser matches.
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
