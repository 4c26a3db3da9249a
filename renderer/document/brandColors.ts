/** Colours for browser and phone interfaces; the same as `--teal` and `--paper` in `components/ui/style/tokens.ts`. */
export const THEME_COLOR = '#0f6b66';
export const BACKGROUND_COLOR = '#fffdf9';
