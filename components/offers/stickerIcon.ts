/** The drawings by their emoji. `branches/README.md` lists them for the staff. */
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

export const DRAWN_EMOJI = Object.keys(DRAWN) as readonly (keyof typeof DRAWN)[];

/** Asks for the coloured form of a character; not every keyboard adds it. */
const COLOURED = '\u{fe0f}';

/** The icon drawn for an emoji; undefined if the device's font has to show it. */
export function stickerIcon(emoji: string): string | undefined {
  const drawn = DRAWN_EMOJI.find((each) => each === emoji.replace(COLOURED, ''));
  return drawn && `sticker-${DRAWN[drawn]}`;
}
