import { createContext, useContext } from 'react';
import type { PictureFocus } from '../../branches/model/siteModel.ts';
import type { MediaRequest } from '../../site/pictures/catalogue.ts';
import type { Master } from '../../site/pictures/master.ts';

/** What a page needs besides its HTML. Components record it here while the page is rendered. */
export type Collector = Readonly<{
  /** Picture files to encode, keyed by address. */
  pictures: Map<string, MediaRequest>;
  /** The pictures on the page, in document order. */
  shown: ShownPicture[];
  /** Names of icons. */
  icons: Set<string>;
}>;

export type ShownPicture = Readonly<{
  master: Master;
  /** Whether it is the hero picture. */
  first: boolean;
  /** The part that must stay where it is cut, if the clinic has said so. */
  focus?: PictureFocus;
}>;

/** Holds the collector of one render of one page. */
export const CollectorContext = createContext<Collector | null>(null);

/** An empty collector, for one render of a page. */
export function createCollector(): Collector {
  return { pictures: new Map(), shown: [], icons: new Set() };
}

/**
 * The collector of the page being rendered.
 * @throws Error outside a page
 */
export function useCollector(): Collector {
  const collector = useContext(CollectorContext);
  if (!collector) throw new Error('useCollector works only inside a page.');
  return collector;
}
