import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { type Failure, failureOf, remoteWords } from './git/gitFailed.ts';
import type { Archive } from './makeArchive.ts';
import { titleOf } from './pages/titleOf.ts';
import { personName } from './person.ts';
import type { DescribedPublished, Publisher } from './publisher.ts';

const publishing = z.object({
  name: personName,
  /** What was chosen where two people changed the same field. */
  choices: z.array(z.object({ id: z.string(), side: z.enum(['ours', 'theirs']) })).default([]),
});

/** What changes, and publishing it. */
export const createPublishRoutes = ({ publisher }: Readonly<{ publisher: Publisher }>) =>
  new Hono()
    .get('/changes', async (context) => context.json(await publisher.whatChanges()))
    .get('/pages', async (context) => {
      const pages = await publisher.pages();
      if (!pages) return context.json({ pages: [], counts: {} });
      const { before, after, changed, counts } = pages;
      return context.json({
        pages: changed.map((address) => ({
          address,
          title: titleOf(after.get(address) ?? before.get(address) ?? ''),
          isNew: !before.has(address),
          isGone: !after.has(address),
        })),
        counts: Object.fromEntries(counts),
      });
    })
    .get('/preflight', async (context) => context.json(await publisher.preflight()))
    .get('/step', (context) => context.json({ step: publisher.step() }))
    .post('/', async (context) => {
      const { name, choices } = await bodyOf(context);
      const chosen = new Map(choices.map(({ id, side }) => [id, side]));
      return context.json(await answer(publisher.publish(name, chosen)));
    })
    .post('/archive', async (context) => {
      const { name } = await bodyOf(context);
      return context.json(await answer(publisher.archive(name)));
    });

/** @throws HTTPException if the editor's page has sent something else */
async function bodyOf(context: Context): Promise<z.infer<typeof publishing>> {
  const { success, data } = publishing.safeParse(await context.req.json().catch(() => undefined));
  if (!success) throw new HTTPException(400, { message: 'The editor does not understand this request.' });
  return data;
}

/** What has come of publishing; a failure has a sentence in the editor, and the words of the remote or of Git. */
export type PublishAnswer =
  | DescribedPublished
  | Archive
  | Readonly<{ outcome: 'failed'; failure: Failure; words: string }>;

async function answer(asked: Promise<DescribedPublished | Archive>): Promise<PublishAnswer> {
  try {
    return await asked;
  } catch (error) {
    const failure = failureOf(error);
    const own = failure === 'other' && error instanceof Error ? error.message : '';
    return { outcome: 'failed', failure, words: remoteWords(error) || own };
  }
}
