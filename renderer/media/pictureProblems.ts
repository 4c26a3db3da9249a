import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import {
  comparable,
  HOW_TO_SAVE_JPEG,
  isPictureName,
  otherFormat,
  pictureEnding,
  pictureSlug,
  withoutEnding,
} from '../../branches/model/files/pictureName.ts';
import { MOST_BYTES, readPictureInfo } from './describeMaster.ts';
import { hasEnding, KIND_NAMES, type Master, usualEnding } from './master.ts';
import { MOST_PIXELS } from './openMaster.ts';

/** Why a picture cannot be read, and what to do about it; undefined if it can. */
export async function explainBrokenPicture(file: string): Promise<string | undefined> {
  let bytes: Buffer;
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) return tooLarge(size, MOST_BYTES);
    bytes = await readFile(file);
  } catch (error) {
    return explainUnopened(error as NodeJS.ErrnoException);
  }
  return readPictureInfo(bytes).then(
    () => undefined,
    async () => (await explainUnreadable(bytes)).inMedia,
  );
}

export const tooLarge = (bytes: number, most: number): string =>
  `this file has ${Math.ceil(bytes / 1e6)} MB, expected at most ${most / 1e6}. ${SAVE_SMALLER}`;

function explainUnopened({ code }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'this is a link to a file that is not there. Put the picture itself in its place.';
  if (code === 'EISDIR') return 'this is a link to a folder. Put the picture itself in its place.';
  return `this file cannot be opened (${code}). Ask whoever looks after this computer to allow it, or copy the picture here once more.`;
}

/** By its start, even if the rest is damaged. */
const isHeic = (bytes: Buffer): boolean => /ftyp(?:he|mif|msf)/.test(bytes.toString('latin1', 0, 12));

/** For a file in media/, and for one that is elsewhere. */
type Explanation = Readonly<{ inMedia: string; elsewhere: string }>;

/** Why the content of a file cannot be read as a picture, and what to do. */
export async function explainUnreadable(bytes: Buffer): Promise<Explanation> {
  if (bytes.length === 0) return EMPTY;
  if (isHeic(bytes)) return everywhere(UNREADABLE_HEIC);
  // Only the metadata: a small file can decode to a huge picture.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => error);
  // Sharp's words.
  if (head instanceof Error) return /unsupported image format/.test(head.message) ? NO_PICTURE : everywhere(DAMAGED);
  const { format, width, height } = head;
  if (OTHER_FORMATS.includes(format)) return otherFormatInside(format.toUpperCase());
  return everywhere(
    width * height > MOST_PIXELS
      ? `this picture has ${width} x ${height} pixels, more than a page can use. ${SAVE_SMALLER}`
      : DAMAGED,
  );
}

const everywhere = (sentence: string): Explanation => ({ inMedia: sentence, elsewhere: sentence });

const otherFormatInside = (format: string): Explanation => ({
  inMedia: `what is in this file is ${format}, although its name says otherwise. Save the picture as JPEG (${HOW_TO_SAVE_JPEG}), and delete this file.`,
  elsewhere: `${otherFormatFound(format)}.`,
});

/** Sharp reads them, pages do not show them. */
const OTHER_FORMATS: readonly string[] = ['gif', 'svg', 'tiff'];

const EMPTY: Explanation = {
  inMedia: 'this file is empty. Copy the picture here once more, or delete the file.',
  elsewhere: 'this file is empty. Copy the picture once more from where it came.',
};
const NO_PICTURE: Explanation = {
  inMedia:
    'what is in this file is no picture, although its name says so. Put the photograph itself in its place, or delete the file.',
  elsewhere: 'what is in this file is no picture. Choose the photograph itself.',
};
const DAMAGED = 'this picture is cut off or damaged. Copy it here once more from where it came.';
const SAVE_SMALLER =
  'Save it smaller: 2000 pixels are wide enough (Paint on Windows can do that with Resize, and Preview on a Mac with Tools, Adjust Size).';
const UNREADABLE_HEIC =
  'this HEIC photograph cannot be read here: it is damaged, or of a rare kind. Save it as JPEG: on the iPhone, tap Share, Options, Most Compatible, and send it to yourself; on a Mac, Preview can do that with File, Export. For new photographs, choose Most Compatible under Settings, Camera, Formats.';

/**
 * Finds pictures that no page can name, because of their format, their characters, or another of the same name.
 * @returns a sentence for each of them
 */
export function nameProblems(pictures: readonly string[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  return new Map(
    pictures.toSorted().flatMap((path): readonly [string, string][] => {
      const format = otherFormat(path);
      if (format) return [[path, otherFormatProblem(format)]];
      if (!isPictureName(path))
        return [[path, `found a name that not every computer can hold. Rename it: media/${freeName(path, pictures)}`]];
      const other = first.get(nameOf(path));
      if (other === undefined) first.set(nameOf(path), path);
      return other === undefined ? [] : [[path, sameNameProblem(path, other, pictures)]];
    }),
  );
}

/** Undefined if the ending fits the content. */
export function endingProblem({ path, kind }: Pick<Master, 'path' | 'kind'>): string | undefined {
  const ending = pictureEnding(path) ?? '';
  if (hasEnding(kind, ending)) return undefined;
  const name = `media/${withoutEnding(path)}.${usualEnding(kind)}`;
  return `this is ${KIND_NAMES[kind]} picture, although its name ends in .${ending}. Rename it: ${name}, also where a branch file names it.`;
}

/**
 * @param format such as "GIF"
 */
export const otherFormatFound = (format: string) =>
  `found a ${format} file, expected a JPEG, PNG, WebP, AVIF or HEIC picture. Save it as JPEG (${HOW_TO_SAVE_JPEG})`;

const otherFormatProblem = (format: string) => `${otherFormatFound(format)}, then take this file out of media/.`;

const sameNameProblem = (path: string, other: string, pictures: readonly string[]) =>
  `media/${other} has the same name but for the ending. If this picture is to replace that one, delete that one; otherwise rename this one: media/${freeName(path, pictures)}`;

const nameOf = (path: string) => withoutEnding(comparable(path));

function freeName(path: string, pictures: readonly string[]): string {
  const taken = new Set(pictures.map(nameOf));
  const wanted = pictureSlug(path);
  let free = wanted;
  for (let i = 2; taken.has(free); i++) free = `${wanted}-${i}`;
  return `${free}.${pictureEnding(path)}`;
}
