import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { failureOf, remoteWords } from './git/gitFailed.ts';
import { personName } from './person.ts';
import type { Publisher } from './publisher.ts';

const publishing = z.object({
  name: personName,
  /** What was chosen where two people changed the same field. */
  choices: z.array(z.object({ id: z.string(), side: z.enum(['ours', 'theirs']) })).default([]),
});

const NOT_UNDERSTOOD = 'The editor does not understand this request.';

/** What changes, and publishing it. */
export const createPublishRoutes = ({ publisher }: Readonly<{ publisher: Publisher }>) =>
  new Hono()
    .get('/changes', async (context) => context.json(await publisher.whatChanges()))
    .get('/pages', async (context) => {
      const pages = await publisher.pages();
      if (!pages) return context.json({ pages: [], counts: {} });
      const { before, after, changed, counts } = pages;
      return context.json({
        pages: changed.map((address) => ({ address, isNew: !before.has(address), isGone: !after.has(address) })),
        counts: Object.fromEntries(counts),
      });
    })
    .get('/preflight', async (context) => context.json(await publisher.preflight()))
    .get('/step', (context) => context.json({ step: publisher.step() }))
    .post('/', async (context) => {
      const asked = await bodyOf(context);
      if (!asked.success) return context.text(NOT_UNDERSTOOD, 400);
      const { name, choices } = asked.data;
      try {
        return context.json(await publisher.publish(name, new Map(choices.map(({ id, side }) => [id, side]))));
      } catch (error) {
        return context.json(failed(error));
      }
    })
    .post('/archive', async (context) => {
      const asked = await bodyOf(context);
      if (!asked.success) return context.text(NOT_UNDERSTOOD, 400);
      try {
        return context.json(await publisher.archive(asked.data.name));
      } catch (error) {
        return context.json(failed(error));
      }
    });

const bodyOf = async (context: Context) => publishing.safeParse(await context.req.json().catch(() => undefined));

/** A failure that the editor has a sentence for, with the words of the remote or of Git. */
const failed = (error: unknown) => ({
  outcome: 'failed' as const,
  failure: failureOf(error),
  words: remoteWords(error) || (failureOf(error) === 'other' && error instanceof Error ? error.message : ''),
});
