import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import {
  comparable,
  isPictureName,
  otherFormat,
  pictureEnding,
  pictureSlug,
  withoutEnding,
} from '../../branches/model/files/pictureName.ts';
import type { Sentence } from '../../diagnostics/sentences.ts';
import { hasEnding, KIND_NAMES, type Master, usualEnding } from '../../site/pictures/master.ts';
import { inFormat, isLfsPointer, MAX_PIXELS, tooLarge } from '../../site/pictures/pictureFaults.ts';
import { MAX_BYTES, readPictureInfo } from './describeMaster.ts';

/** Why a picture cannot be read, and what to do about it; undefined if it can. @throws what keeps the file from being opened */
export async function explainBrokenPicture(file: string): Promise<Sentence | undefined> {
  const { size } = await stat(file);
  if (size > MAX_BYTES) return tooLarge(size, MAX_BYTES);
  const bytes = await readFile(file);
  return readPictureInfo(bytes).then(
    () => undefined,
    () => explainUnreadable(bytes),
  );
}

/** By its start, even if the rest is damaged. */
const isHeic = (bytes: Buffer): boolean => /ftyp(?:he|mif|msf)/.test(bytes.toString('latin1', 0, 12));

/** Why the content of a file cannot be read as a picture, and what to do. */
async function explainUnreadable(bytes: Buffer): Promise<Sentence> {
  if (bytes.length === 0) return ['emptyPicture'];
  if (isLfsPointer(bytes)) return ['lfsPicture'];
  if (isHeic(bytes)) return ['rareHeic'];
  // Only the metadata: a small file can decode to a huge picture.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => error);
  if (head instanceof Error) {
    // Sharp's words.
    const isPicture = !/unsupported image format/.test(head.message);
    return [isPicture ? 'damagedPicture' : 'notAPicture'];
  }
  const { format, width, height } = head;
  if (OTHER_FORMATS.includes(format)) return inFormat('otherFormatInside', format);
  return width * height > MAX_PIXELS ? ['manyPixels', { width, height }] : ['damagedPicture'];
}

/** Sharp reads them, pages do not show them. */
const OTHER_FORMATS: readonly string[] = ['gif', 'svg', 'tiff'];

/**
 * Finds pictures that no page can name, because of their format, their characters, or another of the same name.
 * @returns a sentence for each of them
 */
export function nameProblems(pictures: readonly string[]): ReadonlyMap<string, Sentence> {
  const first = new Map<string, string>();
  return new Map(
    pictures.toSorted().flatMap((path): readonly [string, Sentence][] => {
      const format = otherFormat(path);
      if (format) return [[path, inFormat('otherFormat', format)]];
      if (!isPictureName(path)) return [[path, ['oddPictureName', { free: freeName(path) }]]];
      const other = first.get(comparableName(path));
      if (other !== undefined) return [[path, ['samePictureName', { other, free: freeName(path) }]]];
      first.set(comparableName(path), path);
      return [];
    }),
  );
}

/** Undefined if the ending fits the content. */
export function endingProblem({ path, kind }: Pick<Master, 'path' | 'kind'>): Sentence | undefined {
  const ending = pictureEnding(path) ?? '';
  if (hasEnding(kind, ending)) return undefined;
  const name = `media/${withoutEnding(path)}.${usualEnding(kind)}`;
  return ['wrongEnding', { kind: KIND_NAMES[kind], ending, name }];
}

const comparableName = (path: string) => withoutEnding(comparable(path));

const freeName = (path: string) => `${pictureSlug(path)}-2.${pictureEnding(path)}`;
