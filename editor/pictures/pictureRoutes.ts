import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { sentenceOf } from '../../diagnostics/sentences.ts';
import { tooLarge } from '../../renderer/media/pictureProblems.ts';
import { smallPicture } from '../../renderer/site/factProblems.ts';
import { frameAt } from '../../renderer/site/pictureFields.ts';
import { contentPath } from '../folder/contentPath.ts';
import { jsonOf } from '../folder/requests.ts';
import { writeAtomically } from '../folder/writeAtomically.ts';
import { newPictureName } from './newPictureName.ts';
import { rememberPicture, removeUnusedUploads } from './newPictures.ts';
import type { PictureReader } from './readPictures.ts';
import { reencodeApart } from './reencodeApart.ts';
import { RefusedPicture } from './refusedPicture.ts';

/** Bytes of a file that a person drops in. What is kept of it is smaller. */
const MOST_BYTES = 40_000_000;
/** Bytes of the form around the file. */
const FORM_BYTES = 10_000;

const upload = z.object({
  file: z.instanceof(File),
  /** Folder in `media/`. */
  folder: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  /** The field that is to name the picture, such as `offers.0.image`: whether it is large enough depends on its frame. */
  field: z.string().optional(),
});

/** The unsaved texts that may still name a picture. */
const tidying = z.strictObject({ texts: z.array(z.string().max(5_000_000)) });

const pathOf = (field = '') => field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/**
 * Pictures are taken in, listed and shown.
 * @param root folder of the project
 */
export function createPictureRoutes(root: string, readPictures: PictureReader) {
  const media = join(root, 'media');

  const tooLargeSentence = (bytes: number) => sentenceOf(...tooLarge(bytes, MOST_BYTES));

  /** @throws RefusedPicture */
  async function take({ file, folder, field }: z.output<typeof upload>) {
    if (file.size > MOST_BYTES) throw new RefusedPicture(tooLargeSentence(file.size));
    const original = Buffer.from(await file.arrayBuffer());
    const { bytes, width, height } = await reencodeApart(file.name, original);
    const frame = frameAt(pathOf(field));
    const problem = frame && smallPicture('this picture', { width, height }, frame);
    if (problem) throw new RefusedPicture(sentenceOf(...problem));
    // Nothing else of this process runs between the choice of a name and the file of that name.
    const name = newPictureName(media, folder, file.name);
    writeAtomically(contentPath(`media/${name}`, root), bytes);
    rememberPicture(root, name);
    return { name, width, height };
  }

  return (
    new Hono()
      // What makes `Media` again: see `folderStore`.
      .get('/catalogue', async (context) => {
        const { catalogue, ...others } = await readPictures();
        return context.json({ ...others, catalogue: [...catalogue] });
      })
      .post(
        '/',
        bodyLimit({
          maxSize: MOST_BYTES + FORM_BYTES,
          onError: (context) => {
            const bytes = Number(context.req.header('Content-Length') ?? MOST_BYTES + 1);
            return context.json({ problem: tooLargeSentence(bytes) }, 413);
          },
        }),
        validator('form', (form, context) => {
          const result = upload.safeParse(form);
          return result.success ? result.data : context.json({ problem: result.error.message }, 400);
        }),
        async (context) => {
          try {
            return context.json(await take(context.req.valid('form')), 200);
          } catch (error) {
            if (error instanceof RefusedPicture) return context.json({ problem: error.message }, 422);
            // Such as ENOSPC for a full disk.
            if (error instanceof Error && 'code' in error) return context.json({ notWritten: String(error.code) }, 507);
            throw error;
          }
        },
      )
      .post('/tidy', jsonOf(tidying), (context) =>
        context.json({ removed: removeUnusedUploads(root, context.req.valid('json').texts) }),
      )
  );
}
