/** Colours that browsers and phones use outside the page: `paper` and `teal` of `components/ui/style/tokens.ts`, which the renderer does not import. */
export const THEME_COLOR = '#0f6b66';
export const BACKGROUND_COLOR = '#fffdf9';
