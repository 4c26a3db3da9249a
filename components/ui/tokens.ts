/** The design's named values. Components use these names; the values are set once, in `GlobalStyle`. */

export const color = {
  /** Text. */
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  onDark: 'var(--on-dark)',
  /** Grounds, from the page to the darkest band. */
  paper: 'var(--paper)',
  sand: 'var(--sand)',
  mint: 'var(--mint)',
  mintDeep: 'var(--mint-deep)',
  deep: 'var(--deep)',
  white: 'var(--white)',
  /** Actions and accents. */
  teal: 'var(--teal)',
  tealDark: 'var(--teal-dark)',
  yellow: 'var(--yellow)',
  yellowDark: 'var(--yellow-dark)',
  coral: 'var(--coral)',
  coralSoft: 'var(--coral-soft)',
  line: 'var(--line)',
  whatsapp: 'var(--whatsapp)',
  whatsappDark: 'var(--whatsapp-dark)',
} as const;

/** Type scale. */
export const size = {
  small: 'var(--size-small)',
  body: 'var(--size-body)',
  lead: 'var(--size-lead)',
  h3: 'var(--size-h3)',
  h2: 'var(--size-h2)',
  h1: 'var(--size-h1)',
} as const;

/** Space scale. */
export const space = {
  xs: 'var(--space-xs)',
  s: 'var(--space-s)',
  m: 'var(--space-m)',
  l: 'var(--space-l)',
  xl: 'var(--space-xl)',
  section: 'var(--space-section)',
} as const;

export const radius = { s: 'var(--radius-s)', m: 'var(--radius-m)', l: 'var(--radius-l)', pill: '99rem' } as const;
export const shadow = { soft: 'var(--shadow-soft)', lifted: 'var(--shadow-lifted)' } as const;

/** Widths at which layouts change. */
export const from = {
  tablet: '@media (min-width: 45rem)',
  desktop: '@media (min-width: 64rem)',
  /** The header's eleven links fit in a row. */
  wide: '@media (min-width: 80rem)',
} as const;

export const motionOk = '@media (prefers-reduced-motion: no-preference)';
