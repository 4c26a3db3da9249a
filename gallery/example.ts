import type { ReactNode } from 'react';
import type { PageModel } from '../renderer/site/pageModel.ts';
import type { SiteName } from './sites.ts';

/** A component in one state. The dev server shows it; tests render it and check it with axe. */
export type Example = Readonly<{
  /** Unique among the examples of its component; part of its address. */
  name: string;
  /** The site that it is on; `usual` by default. */
  site?: SiteName;
  /** English by default. */
  language?: 'en' | 'ta';
  /** The path of the page that it is on; the home page by default. */
  path?: string;
  /** The interaction before the component is shown or checked. */
  after?: Interaction;
  /** The component in this state, or a function that creates it from the page model. */
  element: ReactNode | ((page: PageModel) => ReactNode);
}>;

/** Taps or focuses the first element that matches a selector, or scrolls to an offset in pixels. */
export type Interaction = Readonly<{ tap: string } | { focus: string } | { scroll: number }>;

/**
 * The layout around an example. `column`: in the content column, with padding. `band`: at full width. `footer`: in the content
 * column, on the footer's background. `page`: none, as the example has its own `<main>`.
 */
export type Frame = 'column' | 'band' | 'footer' | 'page';

/** The export of a file in `gallery/examples/`: the examples of the component that the file is named after. */
export type Showcase = Readonly<{
  /** `column` by default. */
  frame?: Frame;
  examples: readonly Example[];
}>;
