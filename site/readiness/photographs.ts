/** The photographs worth taking: how to take each, where it will be shown, and which are there. */
import { parse } from 'yaml';
import { z } from 'zod';
import { CLINIC_ID } from '../../branches/model/files/branchName.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';

const photograph = z.strictObject({
  key: z.string(),
  of: z.enum(['clinic', 'founder', 'dentists', 'branch']),
  what: z.string(),
  pixels: z.string(),
  light: z.string(),
  without: z.string(),
  shown: z.string(),
});
type Photograph = z.infer<typeof photograph>;

const list = z.strictObject({ everywhere: z.string(), photographs: z.array(photograph) });

/** @param text of `photographs.yaml` */
export const readPhotographs = (text: string) => list.parse(parse(text));

/** The folder with the drawings that came with the project. */
const DRAWINGS = 'topics/';
const isPhotograph = (name: unknown) => name !== undefined && !String(name).startsWith(DRAWINGS);

/** Whether a file has a photograph: that of every dentist, if it is of them. */
function isTaken({ key, of }: Photograph, source: YamlSource, { clinic }: SiteFiles): boolean {
  if (of === 'founder' || of === 'dentists') {
    return clinic.team.every(({ founder = false, photo }) => founder !== (of === 'founder') || isPhotograph(photo));
  }
  return isPhotograph(source.document.getIn(key === 'picture' ? [key] : [...key.split('.'), 'image']));
}

/** What a file has no photograph of yet; for the clinic, before it, which ones there are in all files. */
export function missingPhotographs(
  files: SiteFiles,
  source: YamlSource,
  { everywhere, photographs }: z.infer<typeof list>,
): readonly Problem[] {
  const all = files.sources.flatMap((file) =>
    photographs
      .filter(({ of }) => (of === 'branch') !== (file.id === CLINIC_ID))
      .map((each) => ({ ...each, file, isThere: isTaken(each, file, files) })),
  );
  const taken = all.filter(({ isThere }) => isThere);
  if (taken.length === all.length) return [];
  const names = taken.map(({ file, of, key }) => `${of === 'branch' ? file.id : of} ${key}`).join(', ') || 'none';
  const total = `${taken.length} of ${all.length} are there: ${names}. In all of them: ${everywhere}`;
  return [
    ...(source.id === CLINIC_ID
      ? [
          source.problem(0, 'remark', {
            text: total,
            plain: ['photos.taken', { taken: taken.length, all: all.length }],
          }),
        ]
      : []),
    ...all
      .filter(({ file, isThere }) => file === source && !isThere)
      .map(({ key, of, what, pixels, light, without, shown }) => {
        const text = `${key}: ${what}. At least ${pixels} pixels; ${light}. Not in it: ${without}. Shown on ${shown}`;
        const path = of === 'clinic' || of === 'branch' ? key.split('.') : ['team'];
        const plain = [`photos.${of === 'branch' ? path.at(-1) : of}`, { pixels }] as const;
        return source.problemAt(path, 'remark', { text, plain });
      }),
  ];
}
