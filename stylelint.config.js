/** Requires the tokens of `components/ui/style/tokens.ts`: literal colours, sizes and times are allowed only there. */

/** An absolute length other than 1px; units relative to the text or the viewport are allowed. */
const LENGTH = '/(?<![\\w.-])-?(?!1px)\\d*\\.?\\d+(rem|px|pt|ch)\\b/';

const SAY = {
  color: 'Use a colour of components/ui/style/tokens.ts, or name a new one there.',
  size: 'Use a space, size, measure or radius of components/ui/style/tokens.ts, or name a new one there.',
  time: 'Use a duration of components/ui/style/tokens.ts.',
  layer: 'Use a layer of components/ui/style/tokens.ts.',
  letters:
    'Tamil is never letter-spaced: WebKitGTK 2.50 puts the space between the glyphs of one letter. Take out the spacing of headings with 0; only styles for Latin letters alone have any.',
  width: 'Use a width of components/ui/style/tokens.ts (from, below).',
};

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-styled-syntax',
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': [true, { message: SAY.color }],
    'color-named': ['never', { message: SAY.color }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: SAY.color },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(font-size|line-height|padding|margin|gap|row-gap|column-gap|border(-.+)?-radius|box-shadow|scroll-(padding|margin))/':
          [LENGTH],
        '/^(min-|max-)?(width|height|inline-size|block-size)$/': [LENGTH],
        '/^(inset|top|right|bottom|left)/': [LENGTH],
        'line-height': ['/^(?!1$)\\d/'],
        'font-family': ['/^(?!inherit|\\$\\{font\\.)/'],
      },
      { message: SAY.size },
    ],
    'declaration-property-unit-disallowed-list': [{ '/^(transition|animation)/': ['s', 'ms'] }, { message: SAY.time }],
    'declaration-property-value-allowed-list': [
      { 'z-index': ['auto', '/^\\$\\{layer\\.\\w+\\}$/'], 'letter-spacing': ['0'] },
      { message: (/** @type {string} */ property) => (property === 'z-index' ? SAY.layer : SAY.letters) },
    ],
    // Chromium 156 tears Tamil letters of several characters apart.
    'selector-pseudo-element-disallowed-list': ['first-letter'],
    'media-feature-name-disallowed-list': [['min-width', 'max-width', 'width'], { message: SAY.width }],
  },
  overrides: [
    {
      // Print styles redefine tokens with literal values.
      files: ['components/ui/style/printStyle.ts'],
      rules: { 'color-no-hex': null, 'declaration-property-value-disallowed-list': null },
    },
  ],
};
