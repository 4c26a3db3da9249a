/**
 * The design's named values, in one file: first the values with what each is for, then the names that components use.
 * `GlobalStyle` sets the values as custom properties; the gallery shows them (`/_gallery/tokens`).
 */

/** Colours by role. */
export const COLORS = {
  '--ink': ['#10302f', 'text'],
  '--ink-soft': ['#46605e', 'second voice: leads, notes'],
  '--on-dark': ['#f3fbf8', 'text on the darkest band'],
  '--paper': ['#fffdf9', 'ground of the page'],
  '--sand': ['#faf4ea', 'ground of a warm section'],
  '--mint': ['#e9f6f1', 'ground of a fresh section'],
  '--mint-deep': ['#cdeae0', 'opening band, ground of a picture'],
  '--deep': ['#0b3d3d', 'ground of stats and footer'],
  '--white': ['#fff', 'ground of cards and fields'],
  '--glass': ['rgb(255 255 255 / 94%)', 'ground of the header once scrolled'],
  '--teal': ['#0f6b66', 'links and the primary action'],
  '--teal-dark': ['#0a4f4c', 'the same, pointed at'],
  '--yellow': ['#ffc93c', 'Free Consultation, figures on dark, validity'],
  '--yellow-dark': ['#f5b400', 'the same, pointed at; stars'],
  '--coral': ['#b63e26', 'warnings: signs, risks, help at once'],
  '--coral-soft': ['#fdeae3', 'ground of a warning'],
  '--line': ['#d8e6e0', 'hairlines that only divide'],
  '--line-strong': ['#6c8782', 'outlines of fields'],
  '--line-on-dark': ['rgb(255 255 255 / 35%)', 'hairlines on the darkest band'],
  '--whatsapp': ['#116b45', 'actions that open WhatsApp'],
  '--whatsapp-dark': ['#0c5235', 'the same, pointed at'],
} as const satisfies Values;

/** Type: stack, line heights and scale for Latin letters. */
export const TYPE = {
  '--font': [
    "'Segoe UI', Roboto, system-ui, -apple-system, 'Noto Sans', 'Helvetica Neue', sans-serif",
    'the letters of the device',
  ],
  '--leading': ['1.6', 'running text'],
  '--leading-snug': ['1.3', 'labels of controls'],
  '--leading-tight': ['1.18', 'headings'],
  '--size-caption': ['0.84375rem', 'links of the header, captions'],
  '--size-small': ['0.9375rem', 'notes, labels'],
  '--size-body': ['1.0625rem', 'running text'],
  '--size-field': ['max(1.0625rem, 16px)', 'what is typed: phones do not zoom in'],
  '--size-lead': ['clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)', 'sentence under a title'],
  '--size-h3': ['clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)', 'title of a card'],
  '--size-h2': ['clamp(1.625rem, 1.35rem + 1.3vw, 2.375rem)', 'title of a section'],
  '--size-h1': ['clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)', 'title of a page'],
} as const satisfies Values;

/** Tamil letters are taller and wider: another stack, more line height, smaller headings. */
export const TYPE_TAMIL = {
  '--font': ["'Noto Sans Tamil', 'Tamil Sangam MN', Latha, 'Nirmala UI', system-ui, sans-serif", 'Tamil stack'],
  '--leading': ['1.8', 'running text'],
  '--leading-snug': ['1.5', 'labels of controls'],
  '--leading-tight': ['1.4', 'headings'],
  '--size-h2': ['clamp(1.5rem, 1.3rem + 1vw, 2.125rem)', 'title of a section'],
  '--size-h1': ['clamp(1.875rem, 1.5rem + 1.8vw, 2.875rem)', 'title of a page'],
} as const satisfies Partial<Record<keyof typeof TYPE, readonly [value: string, role: string]>>;

/** Space: each step is about 1.7 times the one before. */
export const SPACES = {
  '--space-3xs': ['0.125rem', 'between a label and its text'],
  '--space-2xs': ['0.25rem', 'between a title and its line'],
  '--space-xs': ['0.5rem', 'inside a control'],
  '--space-s': ['0.875rem', 'between things that belong together'],
  '--space-m': ['1.5rem', 'between cards, inside a small card'],
  '--space-l': ['2.5rem', 'between groups'],
  '--space-xl': ['4rem', 'between columns'],
  '--space-panel': ['clamp(1.5rem, 1rem + 2.5vw, 3rem)', 'inside a large panel'],
  '--space-section': ['clamp(3.5rem, 2.5rem + 4vw, 6.5rem)', 'above and below a section'],
} as const satisfies Values;

/** Sizes of things that are tapped, and widths that keep lines readable. */
export const SIZES = {
  '--control-s': ['2.25rem', 'a link in a dense list'],
  '--control-m': ['2.75rem', 'a link that stands alone, a round button'],
  '--control-l': ['3rem', 'a button, a field, the tile of an icon'],
  '--control-xl': ['3.5rem', 'the contact control'],
  '--measure-narrow': ['32rem', 'about 60 letters of running text'],
  '--measure': ['38rem', 'about 70 letters of running text, the longest line'],
  '--measure-wide': ['46rem', 'a title or a panel of short lines'],
  '--page': ['72rem', 'the widest content'],
  '--page-wide': ['90rem', 'the header'],
  '--header-height': ['4.5rem', 'what lies under the fixed header'],
  '--bar-height': ['4rem', 'what lies over the bar with call and WhatsApp; none where it is in the margin'],
} as const satisfies Values;

/** Corners and shadows. */
export const SHAPES = {
  '--radius-xs': ['0.25rem', 'focus outline'],
  '--radius-s': ['0.75rem', 'fields, tiles'],
  '--radius-m': ['1.25rem', 'cards'],
  '--radius-l': ['2rem', 'panels, large pictures'],
  '--radius-pill': ['99rem', 'buttons, labels, round things'],
  '--shadow-soft': ['0 1px 2px rgb(11 61 61 / 6%), 0 6px 20px rgb(11 61 61 / 6%)', 'a card'],
  '--shadow-lifted': ['0 2px 4px rgb(11 61 61 / 6%), 0 16px 40px rgb(11 61 61 / 12%)', 'what lies above others'],
} as const satisfies Values;

/** Motion: only colours, opacity and transforms move, and only where the patient has not asked for less of it. */
export const MOTION = {
  '--quick': ['150ms', 'colour of a control'],
  '--calm': ['250ms', 'opening and closing'],
  '--fall': ['3.2s', 'confetti'],
  '--patience': ['8s', 'how long code is waited for before something else is offered'],
} as const satisfies Values;

type Values = Readonly<Record<`--${string}`, readonly [value: string, role: string]>>;

type NameOf<V> = `var(${keyof V & string})`;
type Names<V> = Readonly<Record<string, NameOf<V>>>;

export const color = {
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  onDark: 'var(--on-dark)',
  paper: 'var(--paper)',
  sand: 'var(--sand)',
  mint: 'var(--mint)',
  mintDeep: 'var(--mint-deep)',
  deep: 'var(--deep)',
  white: 'var(--white)',
  glass: 'var(--glass)',
  teal: 'var(--teal)',
  tealDark: 'var(--teal-dark)',
  yellow: 'var(--yellow)',
  yellowDark: 'var(--yellow-dark)',
  coral: 'var(--coral)',
  coralSoft: 'var(--coral-soft)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  lineOnDark: 'var(--line-on-dark)',
  whatsapp: 'var(--whatsapp)',
  whatsappDark: 'var(--whatsapp-dark)',
} as const satisfies Names<typeof COLORS>;

export const size = {
  caption: 'var(--size-caption)',
  small: 'var(--size-small)',
  body: 'var(--size-body)',
  field: 'var(--size-field)',
  lead: 'var(--size-lead)',
  h3: 'var(--size-h3)',
  h2: 'var(--size-h2)',
  h1: 'var(--size-h1)',
} as const satisfies Names<typeof TYPE>;

export const leading = {
  body: 'var(--leading)',
  snug: 'var(--leading-snug)',
  tight: 'var(--leading-tight)',
} as const satisfies Names<typeof TYPE>;

export const space = {
  xxxs: 'var(--space-3xs)',
  xxs: 'var(--space-2xs)',
  xs: 'var(--space-xs)',
  s: 'var(--space-s)',
  m: 'var(--space-m)',
  l: 'var(--space-l)',
  xl: 'var(--space-xl)',
  panel: 'var(--space-panel)',
  section: 'var(--space-section)',
} as const satisfies Names<typeof SPACES>;

/** Heights, and widths of what is square or round. */
export const control = {
  s: 'var(--control-s)',
  m: 'var(--control-m)',
  l: 'var(--control-l)',
  xl: 'var(--control-xl)',
} as const satisfies Names<typeof SIZES>;

/** Widths of text and of the page. */
export const measure = {
  narrow: 'var(--measure-narrow)',
  text: 'var(--measure)',
  wide: 'var(--measure-wide)',
  page: 'var(--page)',
  pageWide: 'var(--page-wide)',
} as const satisfies Names<typeof SIZES>;

export const headerHeight = 'var(--header-height)' satisfies NameOf<typeof SIZES>;
export const barHeight = 'var(--bar-height)' satisfies NameOf<typeof SIZES>;

export const radius = {
  xs: 'var(--radius-xs)',
  s: 'var(--radius-s)',
  m: 'var(--radius-m)',
  l: 'var(--radius-l)',
  pill: 'var(--radius-pill)',
} as const satisfies Names<typeof SHAPES>;

export const shadow = {
  soft: 'var(--shadow-soft)',
  lifted: 'var(--shadow-lifted)',
  /** A white ring below the focus outline: seen on light and dark grounds. */
  ring: '0 0 0 8px var(--white)',
} as const;

export const duration = {
  quick: 'var(--quick)',
  calm: 'var(--calm)',
  fall: 'var(--fall)',
  patience: 'var(--patience)',
} as const satisfies Names<typeof MOTION>;

/** What lies above what. */
export const layer = { raised: 1, confetti: 8, contact: 10, header: 15, toast: 20, skipLink: 30 } as const;

/** Widths at which layouts change. */
export const from = {
  phone: '@media (min-width: 24rem)',
  tablet: '@media (min-width: 45rem)',
  desktop: '@media (min-width: 64rem)',
  /** The header's eleven links fit in a row in English; the contact bar fits in the margin. */
  wide: '@media (min-width: 80rem)',
  wider: '@media (min-width: 96rem)',
  widest: '@media (min-width: 112rem)',
} as const;

export const below = {
  /** No phone is so narrow: its letters are set larger, and lengths in rem with them. */
  largeLetters: '@media (max-width: 18rem)',
  smallPhone: '@media (max-width: 22rem)',
  phone: '@media (max-width: 23.99rem)',
  largePhone: '@media (max-width: 26rem)',
  tablet: '@media (max-width: 44.99rem)',
} as const;

/** So low that what stays on the screen would cover half of it, as a desktop is at 400 %. */
export const lowScreen = '@media (max-height: 18rem)';

/** Two columns, with room for no more. */
export const between = { tabletAndDesktop: '@media (min-width: 45rem) and (max-width: 59.9rem)' } as const;

export const motionOk = '@media (prefers-reduced-motion: no-preference)';
