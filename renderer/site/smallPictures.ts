import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { findMaster } from '../media/catalogue.ts';
import { cutBox, cutFor, ratioOf } from '../media/frames.ts';
import type { Media } from '../media/readMedia.ts';
import { fieldName, pictureFields } from './pictureFields.ts';

/** Reports each picture that is too small for where a branch file shows it: on every screen it would be blurred. */
export function smallPictures(sources: readonly YamlSource[], { catalogue }: Media): readonly Problem[] {
  return sources.flatMap((source) =>
    pictureFields(source).flatMap((field) => {
      const name = source.textAt(field.path);
      const master = name === undefined ? undefined : findMaster(catalogue, name);
      if (!master) return [];
      const { least } = field.frame;
      const cut = cutFor(master, field.frame);
      if ((cut ? cutBox(master, cut) : master).width >= least) return [];
      const height = Math.round(least / (cut ? ratioOf(cut.shape) : master.width / master.height));
      const found = `${master.file} has ${master.width} x ${master.height} pixels`;
      return [
        source.problemAt(
          field.path,
          `${fieldName(field)}: ${found}, expected at least ${least} x ${height}. ${WHERE_FROM}`,
        ),
      ];
    }),
  );
}

const WHERE_FROM =
  'Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.';
