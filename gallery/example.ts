import type { ReactNode } from 'react';
import type { PageModel } from '../renderer/site/pageModel.ts';
import type { SiteName } from './sites.ts';

/** A component in one state, as data: the dev server shows it, the tests render it and check it with axe. */
export type Example = Readonly<{
  /** Unique among the examples of its component; its address is made of it. */
  name: string;
  /** The branches and offers around it; `usual` where it is not said. */
  site?: SiteName;
  /** English where it is not said. */
  language?: 'en' | 'ta';
  /** The page that it is on; the home page where it is not said. */
  path?: string;
  /** What a visitor has done before we look. */
  after?: Interaction;
  /** The component in this state; a function where it is made from the facts around it. */
  element: ReactNode | ((page: PageModel) => ReactNode);
}>;

/** The first that fits a selector is tapped or focused; the page is scrolled by so many pixels. */
export type Interaction = Readonly<{ tap: string } | { focus: string } | { scroll: number }>;

/**
 * `column`: in the page's column, with space around. `band`: as wide as the page. `footer`: in the column, on the footer's
 * ground. `page`: brings its own `<main>`.
 */
export type Frame = 'column' | 'band' | 'footer' | 'page';

/** What a file of `gallery/examples/` exports: the examples of the component that it is named after. */
export type Showcase = Readonly<{
  /** `column` where it is not said. */
  frame?: Frame;
  examples: readonly Example[];
}>;
