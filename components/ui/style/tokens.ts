/**
 * The design tokens, each with its use. Most are inlined; those that change in print, on wide screens or for tall
 * scripts are custom properties, which `GlobalStyle` declares.
 */

/** The tokens that change, by the names of their custom properties. */
export const CHANGING = {
  color: {
    /** Text on the darkest background. */
    onDark: '#f3fbf8',
    /** Background of stats and footer. */
    deep: '#0b3d3d',
  },
  leading: {
    body: '1.6',
    /** Labels of controls. */
    snug: '1.3',
    tight: '1.18',
  },
  size: {
    /** Labels of buttons, which stay on one line. */
    label: '1.0625rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
    h2: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.375rem)',
    h1: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)',
  },
  space: {
    /** Between cards, inside a small card, beside the page: less on phones, which have room for few words. */
    m: 'clamp(1rem, 3.4vw, 1.5rem)',
    /** Between groups. */
    l: '2.5rem',
    /** Between columns. */
    xl: '4rem',
    /** Above and below a section. */
    section: 'clamp(2.5rem, 1.9rem + 2.6vw, 4.5rem)',
  },
  shadow: {
    /** A card. */
    soft: '0 1px 2px rgb(11 61 61 / 6%), 0 6px 20px rgb(11 61 61 / 6%)',
    lifted: '0 2px 4px rgb(11 61 61 / 6%), 0 16px 40px rgb(11 61 61 / 12%)',
  },
  height: {
    header: '3.75rem',
    /** Zero where the contact bar is in the margin. */
    bar: '4.25rem',
  },
} as const;

type Groups = typeof CHANGING;

/** Other values for some of them. */
export type Changes = Readonly<Partial<Record<{ [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups], string>>>;

/** For tall scripts, such as Tamil: more line height, smaller type, and on phones less room between long sections. */
export const TALL = {
  body: '1.68',
  snug: '1.5',
  tight: '1.35',
  label: '0.9375rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.3vw, 1.25rem)',
  h2: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
  h1: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.875rem)',
  section: 'clamp(2rem, 1.2rem + 3.4vw, 4.5rem)',
  l: 'clamp(1.75rem, 1.3rem + 1.9vw, 2.5rem)',
} as const satisfies Changes;

/** On the narrowest phones, long words fit on a line. */
export const TALL_NARROW = { h1: '1.5rem', h2: '1.3125rem' } as const satisfies Changes;

/** With text twice as large, the longest words of a title fit on a line of a phone. */
export const TALL_LARGE = { h1: '9vw', m: '0.5rem' } as const satisfies Changes;

export const font = {
  latin: "'Segoe UI', Roboto, system-ui, -apple-system, 'Noto Sans', 'Helvetica Neue', sans-serif",
  tall: "'Noto Sans Tamil', 'Tamil Sangam MN', Latha, 'Nirmala UI', system-ui, sans-serif",
} as const;

export const color = {
  ink: '#10302f',
  /** Secondary text: leads, notes. */
  inkSoft: '#46605e',
  paper: '#fffdf9',
  /** Warm sections. */
  sand: '#faf4ea',
  /** Cool sections. */
  mint: '#e9f6f1',
  /** The hero, pictures. */
  mintDeep: '#cdeae0',
  /** Cards, fields. */
  white: '#fff',
  /** The header once scrolled. */
  glass: 'rgb(255 255 255 / 94%)',
  /** Links and the primary action. */
  teal: '#0f6b66',
  /** The same on hover. */
  tealDark: '#0a4f4c',
  /** Free Consultation, figures on dark, validity. */
  yellow: '#ffc93c',
  /** The same on hover; stars. */
  yellowDark: '#f5b400',
  /** Warnings: symptoms, risks, emergencies. */
  coral: '#b63e26',
  coralSoft: '#fdeae3',
  line: '#d8e6e0',
  /** Outlines of fields. */
  lineStrong: '#6c8782',
  lineOnDark: 'rgb(255 255 255 / 35%)',
  whatsapp: '#116b45',
  /** The same on hover. */
  whatsappDark: '#0c5235',
  ...references(CHANGING.color),
} as const;

export const size = {
  /** Labels of the contact bar on the narrowest phones. */
  tiny: '0.75rem',
  caption: '0.84375rem',
  /** Notes, labels, links of the header. */
  small: '0.9375rem',
  /** Body text of tall scripts on the narrowest phones. */
  compact: '1rem',
  body: '1.0625rem',
  /** Form fields: at least 16 px, so that phones do not zoom in. */
  field: 'max(1.0625rem, 16px)',
  /** A panel may be half as wide as the page. */
  panel: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)',
  /** Title of a card. */
  h3: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  ...references(CHANGING.size),
} as const;

export const leading = {
  /** Leads, in every script. */
  lead: '1.6',
  ...references(CHANGING.leading),
} as const;

/** Each step is about 1.7 times the previous one. */
export const space = {
  /** Between a label and its text. */
  xxxs: '0.125rem',
  /** Between a title and its text. */
  xxs: '0.25rem',
  /** Inside a control. */
  xs: '0.5rem',
  /** Between related elements. */
  s: '0.875rem',
  panel: 'clamp(1rem, 0.3rem + 3vw, 3rem)',
  ...references(CHANGING.space),
} as const;

/** Heights, and widths of square and round ones. */
export const control = {
  /** A link in a dense list. */
  s: '2.25rem',
  /** A standalone link, a round button. */
  m: '2.75rem',
  /** A button, a field, an icon's tile. */
  l: '3rem',
  /** The contact bar. */
  xl: '3.5rem',
  /** A picture to tap. */
  tile: '6.5rem',
  /** A portrait on a card. */
  portrait: '6rem',
} as const;

export const measure = {
  /** A name on a picture: longer ones take two lines. */
  label: '9.5rem',
  /** About 60 characters of body text. */
  narrow: '32rem',
  /** About 70 characters of body text, the longest line. */
  text: '38rem',
  /** A title or a panel of short lines. */
  wide: '46rem',
  page: '72rem',
} as const;

export const { header: headerHeight, bar: barHeight } = references(CHANGING.height);

export const radius = {
  xs: '0.25rem',
  /** Fields, tiles. */
  s: '0.75rem',
  m: '1.25rem',
  /** Panels, large pictures. */
  l: '2rem',
  /** Buttons, labels, circles. */
  pill: '99rem',
} as const;

export const shadow = {
  /** White, so that the focus outline is visible on every ground. */
  ring: `0 0 0 8px ${color.white}`,
  ...references(CHANGING.shadow),
} as const;

/** Only colours, opacity and transforms are animated, and nothing with reduced motion. */
export const duration = {
  /** Colour changes of a control. */
  quick: '150ms',
  calm: '250ms',
  fall: '2s',
  /** The wait for code before a fallback. */
  fallback: '8s',
} as const;

export const layer = { raised: 1, contact: 10, header: 15, toast: 20 } as const;

export const from = {
  phone: '@media (min-width: 24rem)',
  tablet: '@media (min-width: 45rem)',
  desktop: '@media (min-width: 64rem)',
  /** The header's links fit in a row; the contact bar fits in the margin. */
  wide: '@media (min-width: 80rem)',
} as const;

export const below = {
  /** No phone is so narrow: the reader has set a larger font size. */
  largeText: '@media (max-width: 18rem)',
  smallPhone: '@media (max-width: 22rem)',
  phone: '@media (max-width: 23.99rem)',
  largePhone: '@media (max-width: 26rem)',
  tablet: '@media (max-width: 44.99rem)',
  /** Without paper. */
  desktopOnScreen: '@media screen and (max-width: 63.99rem)',
  wide: '@media (max-width: 79.99rem)',
} as const;

/** Fixed elements would cover half of it: a desktop at 400 % zoom. */
export const lowScreen = '@media (max-height: 18rem)';

/** Exactly two columns. */
export const between = { tabletAndDesktop: '@media (min-width: 45rem) and (max-width: 59.9rem)' } as const;

/** Readers who have not asked for reduced motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';

/** The look of a card, beside its border. */
export const raised = `
  border-radius: ${radius.m};
  background: ${color.white};
  box-shadow: ${shadow.soft};`;

export const notPrinted = '@media print { display: none; }';

/** `var(--deep)` for each name. */
function references<Name extends string>(values: Readonly<Record<Name, string>>): Readonly<Record<Name, string>> {
  const entries = Object.keys(values).map((name) => [name, `var(--${name})`]);
  return Object.fromEntries(entries);
}

/** `--deep: #0b3d3d; …` */
export function declare(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n    ');
}
