import { Hono } from 'hono';
import { z } from 'zod';
import { jsonOf } from '../folder/requests.ts';
import { type Failure, failureOf, remoteWords } from './git/gitFailed.ts';
import type { Archive } from './makeArchive.ts';
import { titleOf } from './pages/titleOf.ts';
import { personName } from './person.ts';
import type { DescribedPublished, Publisher } from './publisher.ts';

const publishing = z.object({
  name: personName,
  /** What was chosen where two people changed the same field. */
  choices: z.array(z.object({ id: z.string(), side: z.enum(['ours', 'theirs']) })).optional(),
});

/** The files that are not saved yet: as they are saved, and as they are in the draft. */
const looking = z.object({
  unsaved: z.array(z.object({ path: z.string(), before: z.string().optional(), after: z.string().optional() })),
});

/** What changes, and publishing it. */
export const createPublishRoutes = (publisher: Publisher) =>
  new Hono()
    .post('/changes', jsonOf(looking), async (context) => {
      const unsaved = context.req.valid('json').unsaved.map(({ path, before, after }) => ({ path, before, after }));
      return context.json(await publisher.whatChanges(unsaved));
    })
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
    .post('/', jsonOf(publishing), async (context) => {
      const { name, choices = [] } = context.req.valid('json');
      const chosen = new Map(choices.map(({ id, side }) => [id, side]));
      return context.json(await answer(publisher.publish(name, chosen)));
    })
    .post('/archive', jsonOf(publishing), async (context) => {
      const { name } = context.req.valid('json');
      return context.json(await answer(publisher.archive(name)));
    });

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
