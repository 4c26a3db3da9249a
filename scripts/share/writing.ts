/**
 * Letters as outlines. A picture must not depend on the fonts of the machine that draws it, and Tamil must be shaped: vowel
 * signs stand before, behind and around their consonant.
 */
import { readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as HarfbuzzBuffer, shape } from 'harfbuzzjs';

/** Latin and Tamil letters that were drawn for each other. */
const FONT_FILE = 'node_modules/@expo-google-fonts/mukta-malar/700Bold/MuktaMalar_700Bold.ttf';

/** What a font shows for a letter that it does not have. */
const NO_GLYPH = 0;

const face = new Face(new Blob(new Uint8Array(readFileSync(FONT_FILE)).buffer));
const font = new Font(face);

/** A line of text at size 1, from its left end on the base line; y grows downwards. */
export type Line = Readonly<{
  text: string;
  width: number;
  /** As SVG. */
  shapes: string;
}>;

/** Whether the font has all letters of a text. */
export function canWrite(text: string): boolean {
  return glyphsOf(text).every(({ codepoint }) => codepoint !== NO_GLYPH);
}

export function writeLine(text: string): Line {
  let x = 0;
  let shapes = '';
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(text)) {
    const path = font.glyphToPath(codepoint);
    if (path) shapes += `<path transform="translate(${x + xOffset} ${yOffset})" d="${path}"/>`;
    x += xAdvance;
  }
  const unit = 1 / face.upem;
  return { text, width: x * unit, shapes: `<g transform="scale(${unit} ${-unit})">${shapes}</g>` };
}

/** The glyphs of a text in the order they are drawn in; more or fewer than it has letters. */
export function glyphsOf(text: string) {
  return piecesOf(text).flatMap((piece) => {
    const buffer = new HarfbuzzBuffer();
    buffer.addText(piece);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  });
}

/** A text in pieces of one script each: letters are joined by the rules of a script. Signs and spaces belong to all of them. */
function piecesOf(text: string): readonly string[] {
  return text.match(/[^\p{Script=Tamil}]+|\p{Script=Tamil}[^\p{Script=Latin}]*/gu) ?? [];
}
