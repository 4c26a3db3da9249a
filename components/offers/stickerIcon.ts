/** The drawings by the emoji that they stand for. They look the same on every device. `branches/README.md` lists them for the staff. */
const DRAWN = {
  '🎉': 'party',
  '🎁': 'gift',
  '🦷': 'tooth',
  '🇮🇳': 'india',
  '🪔': 'lamp',
  '🌾': 'harvest',
  '⭐': 'star',
  '❤': 'heart',
} as const satisfies Readonly<Record<string, string>>;

/** The emoji that have a drawing. */
export const DRAWN_EMOJI = Object.keys(DRAWN) as readonly (keyof typeof DRAWN)[];

/** Asks for the coloured form of a character. Not every keyboard adds it. */
const COLOURED = '\u{fe0f}';

/** The name of the icon drawn for an emoji, or undefined if it has none: the device's font shows that one. */
export function stickerIcon(emoji: string): string | undefined {
  const drawn = DRAWN_EMOJI.find((each) => each === emoji.replace(COLOURED, ''));
  return drawn && `sticker-${DRAWN[drawn]}`;
}
