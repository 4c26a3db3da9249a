import * as tokens from '../components/ui/style/tokens.ts';

const { CHANGING } = tokens;

/** All tokens with their values; the default for those that change. */
export const TOKENS = {
  color: { ...tokens.color, ...CHANGING.color },
  font: tokens.font,
  size: { ...tokens.size, ...CHANGING.size },
  leading: CHANGING.leading,
  tall: tokens.TALL,
  space: { ...tokens.space, ...CHANGING.space },
  control: tokens.control,
  measure: tokens.measure,
  height: CHANGING.height,
  radius: tokens.radius,
  shadow: { ...tokens.shadow, ...CHANGING.shadow },
  duration: tokens.duration,
} as const;
