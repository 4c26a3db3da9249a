import { createContext, useContext } from 'react';
import type { MediaRequest } from '../media/catalogue.ts';
import type { Master } from '../media/describeMaster.ts';

/** What a page turns out to need besides its HTML. Components note it here while the page is rendered. */
export type Collector = Readonly<{
  /** Files made from pictures, by address. */
  pictures: Map<string, MediaRequest>;
  /** The pictures that patients see, in the order of the page. */
  shown: ShownPicture[];
  /** Names of icons. */
  icons: Set<string>;
  /** Classes in the HTML of islands. They keep their names. */
  islandClasses: Set<string>;
}>;

export type ShownPicture = Readonly<{
  master: Master;
  /** Whether it fills the first screen. */
  first: boolean;
}>;

/** For one render of one page: there is none in the browser, where islands show icons too. */
export const CollectorContext = createContext<Collector | null>(null);

export function createCollector(): Collector {
  return { pictures: new Map(), shown: [], icons: new Set(), islandClasses: new Set() };
}

/** The collector of the page being rendered. */
export function useCollector(): Collector {
  const collector = useContext(CollectorContext);
  if (!collector) throw new Error('useCollector works only inside a page.');
  return collector;
}
