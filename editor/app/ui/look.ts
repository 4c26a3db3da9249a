/** The look of the editor: the site's colours, a tighter scale than its pages. */
import { color as siteColor, font as siteFont } from '../../../components/ui/style/tokens.ts';

const { ink, inkSoft, paper, white, mint, sand, teal, tealDark, coral, coralSoft, line, lineStrong, yellow } =
  siteColor;

export const color = {
  ink,
  inkSoft,
  paper,
  white,
  mint,
  sand,
  teal,
  tealDark,
  coral,
  coralSoft,
  line,
  lineStrong,
  /** Unsaved, stale, to be looked at. */
  yellow,
  /** The focus outline. */
  focus: '#0b57d0',
} as const;

export const font = `${siteFont.latin.replace(', sans-serif', '')}, ${siteFont.tall}`;

/** Distances. */
export const space = { xxs: '0.25rem', xs: '0.5rem', s: '0.75rem', m: '1rem', l: '1.5rem', xl: '2.5rem' } as const;

/** Corner radii. */
export const edge = { xs: '0.25rem', s: '0.5rem', m: '0.75rem' } as const;

/** Font sizes besides those of text and headings. */
export const size = { small: '0.875rem' } as const;

/** The page and the form stand side by side from this width up. */
export const wide = '@media (min-width: 70rem)';
