import * as tokens from '../components/ui/style/tokens.ts';

const { CHANGING } = tokens;

/** Every token with its value, those that change with the usual one. */
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
