import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { findMaster } from '../media/catalogue.ts';
import { cutBox, cutFor, type Frame, ratioOf, type Size } from '../media/frames.ts';
import type { Media } from '../media/readMedia.ts';
import { fieldName, pictureFields } from './pictureFields.ts';

/** Reports each picture that is too small for where a branch file shows it: on every screen it would be blurred. */
export function smallPictures(sources: readonly YamlSource[], { catalogue }: Media): readonly Problem[] {
  return sources.flatMap((source) =>
    pictureFields(source).flatMap((field) => {
      const name = source.textAt(field.path);
      const master = name === undefined ? undefined : findMaster(catalogue, name);
      if (!master) return [];
      const problem = smallPicture(master.file, master, field.frame);
      return problem === undefined ? [] : [source.problemAt(field.path, `${fieldName(field)}: ${problem}`)];
    }),
  );
}

/**
 * What is wrong with a picture that is too small for its frame; undefined if it is large enough.
 * @param name how to call the picture
 */
export function smallPicture(name: string, size: Size, frame: Frame): string | undefined {
  const { least } = frame;
  const cut = cutFor(size, frame);
  if ((cut ? cutBox(size, cut) : size).width >= least) return undefined;
  const height = Math.round(least / (cut ? ratioOf(cut.shape) : size.width / size.height));
  return `${name} has ${size.width} x ${size.height} pixels, expected at least ${least} x ${height}. ${WHERE_FROM}`;
}

const WHERE_FROM =
  'Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.';
