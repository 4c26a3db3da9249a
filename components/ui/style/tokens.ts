/**
 * The design's named values, in one file, each with what it is for. Most stand in styles as they are. Those that paper, a wide
 * screen or tall letters change are custom properties, which `GlobalStyle` declares.
 */
import { references } from './customProperties.ts';

/** What changes: the usual values, by the names of the custom properties. */
export const CHANGING = {
  color: {
    /** Text on the darkest band. */
    onDark: '#f3fbf8',
    /** Ground of stats and footer. */
    deep: '#0b3d3d',
  },
  leading: {
    /** Running text. */
    body: '1.6',
    /** Labels of controls. */
    snug: '1.3',
    /** Headings. */
    tight: '1.18',
  },
  size: {
    /** Title of a section. */
    h2: 'clamp(1.625rem, 1.35rem + 1.3vw, 2.375rem)',
    /** Title of a page. */
    h1: 'clamp(2.125rem, 1.6rem + 2.4vw, 3.5rem)',
  },
  space: {
    /** Between cards, inside a small card. */
    m: '1.5rem',
    /** Between groups. */
    l: '2.5rem',
    /** Between columns. */
    xl: '4rem',
    /** Above and below a section. */
    section: 'clamp(3.5rem, 2.5rem + 4vw, 6.5rem)',
  },
  shadow: {
    /** A card. */
    soft: '0 1px 2px rgb(11 61 61 / 6%), 0 6px 20px rgb(11 61 61 / 6%)',
    /** What lies above others. */
    lifted: '0 2px 4px rgb(11 61 61 / 6%), 0 16px 40px rgb(11 61 61 / 12%)',
  },
  height: {
    /** What lies under the fixed header. */
    header: '4.5rem',
    /** What lies over the bar with call and WhatsApp; none where it is in the margin. */
    bar: '4rem',
  },
} as const;

type Groups = typeof CHANGING;

/** Other values of some of them. */
export type Changes = Readonly<Partial<Record<{ [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups], string>>>;

/** Tall letters, as those of Tamil: more line height, smaller headings. */
export const TALL = {
  body: '1.8',
  snug: '1.5',
  tight: '1.4',
  h2: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
  h1: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.875rem)',
} as const satisfies Changes;

/** The letters of the device. */
export const font = {
  latin: "'Segoe UI', Roboto, system-ui, -apple-system, 'Noto Sans', 'Helvetica Neue', sans-serif",
  tall: "'Noto Sans Tamil', 'Tamil Sangam MN', Latha, 'Nirmala UI', system-ui, sans-serif",
} as const;

/** Colours by role. */
export const color = {
  /** Text. */
  ink: '#10302f',
  /** Second voice: leads, notes. */
  inkSoft: '#46605e',
  /** Ground of the page. */
  paper: '#fffdf9',
  /** Ground of a warm section. */
  sand: '#faf4ea',
  /** Ground of a fresh section. */
  mint: '#e9f6f1',
  /** Opening band, ground of a picture. */
  mintDeep: '#cdeae0',
  /** Ground of cards and fields. */
  white: '#fff',
  /** Ground of the header once scrolled. */
  glass: 'rgb(255 255 255 / 94%)',
  /** Links and the primary action. */
  teal: '#0f6b66',
  /** The same, pointed at. */
  tealDark: '#0a4f4c',
  /** Free Consultation, figures on dark, validity. */
  yellow: '#ffc93c',
  /** The same, pointed at; stars. */
  yellowDark: '#f5b400',
  /** Warnings: signs, risks, help at once. */
  coral: '#b63e26',
  /** Ground of a warning. */
  coralSoft: '#fdeae3',
  /** Hairlines that only divide. */
  line: '#d8e6e0',
  /** Outlines of fields. */
  lineStrong: '#6c8782',
  /** Hairlines on the darkest band. */
  lineOnDark: 'rgb(255 255 255 / 35%)',
  /** Actions that open WhatsApp. */
  whatsapp: '#116b45',
  /** The same, pointed at. */
  whatsappDark: '#0c5235',
  ...references(CHANGING.color),
} as const;

export const size = {
  /** Links of the header, captions. */
  caption: '0.84375rem',
  /** Notes, labels. */
  small: '0.9375rem',
  /** Running text. */
  body: '1.0625rem',
  /** What is typed: phones do not zoom in. */
  field: 'max(1.0625rem, 16px)',
  /** Sentence under a title. */
  lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
  /** Title of a card. */
  h3: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
  ...references(CHANGING.size),
} as const;

export const leading = references(CHANGING.leading);

/** Each step is about 1.7 times the one before. */
export const space = {
  /** Between a label and its text. */
  xxxs: '0.125rem',
  /** Between a title and its line. */
  xxs: '0.25rem',
  /** Inside a control. */
  xs: '0.5rem',
  /** Between things that belong together. */
  s: '0.875rem',
  /** Inside a large panel. */
  panel: 'clamp(1.5rem, 1rem + 2.5vw, 3rem)',
  ...references(CHANGING.space),
} as const;

/** Heights, and widths of what is square or round. */
export const control = {
  /** A link in a dense list. */
  s: '2.25rem',
  /** A link that stands alone, a round button. */
  m: '2.75rem',
  /** A button, a field, the tile of an icon. */
  l: '3rem',
  /** The contact control. */
  xl: '3.5rem',
} as const;

/** Widths of text and of the page. */
export const measure = {
  /** About 60 letters of running text. */
  narrow: '32rem',
  /** About 70 letters of running text, the longest line. */
  text: '38rem',
  /** A title or a panel of short lines. */
  wide: '46rem',
  /** The widest content. */
  page: '72rem',
  /** The header. */
  pageWide: '90rem',
} as const;

export const { header: headerHeight, bar: barHeight } = references(CHANGING.height);

export const radius = {
  /** Focus outline. */
  xs: '0.25rem',
  /** Fields, tiles. */
  s: '0.75rem',
  /** Cards. */
  m: '1.25rem',
  /** Panels, large pictures. */
  l: '2rem',
  /** Buttons, labels, round things. */
  pill: '99rem',
} as const;

export const shadow = {
  /** A white ring below the focus outline: seen on light and dark grounds. */
  ring: `0 0 0 8px ${color.white}`,
  ...references(CHANGING.shadow),
} as const;

/** Only colours, opacity and transforms move, and only where the patient has not asked for less of it. */
export const duration = {
  /** Colour of a control. */
  quick: '150ms',
  /** Opening and closing. */
  calm: '250ms',
  /** Confetti. */
  fall: '3.2s',
  /** How long code is waited for before something else is offered. */
  patience: '8s',
} as const;

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
