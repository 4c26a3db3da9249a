import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import type { PreviewContext } from './previewContext.ts';
import { findRequest, pageRequest, siteView } from './view.ts';

/** How often the draft is looked at, in milliseconds. */
const INTERVAL = 100;
/** How often the files of the project are. */
const FILES_INTERVAL = 1000;

/** What there is to choose from, pages, and when they change. */
export const createPreviewRoutes = ({ preview, draft }: PreviewContext) =>
  new Hono()
    .post('/site', valid(siteView), async (context) => context.json(await preview.site(context.req.valid('json'))))
    .post('/page', valid(pageRequest), async (context) => {
      const { view, focus, withTexts } = context.req.valid('json');
      return context.json(await preview.page(view, focus, withTexts, context.req.raw.signal));
    })
    .post('/find', valid(findRequest), async (context) => {
      const { view, focus } = context.req.valid('json');
      return context.json({ found: (await preview.find(view, focus)) ?? null });
    })
    .get('/changes', (context) =>
      streamSSE(context, async (stream) => {
        let told: string | undefined;
        for (let i = 0; !stream.aborted; i += 1) {
          if (i % (FILES_INTERVAL / INTERVAL) === 0) draft.refresh();
          const version = preview.version();
          if (version !== told) await stream.writeSSE({ data: version });
          told = version;
          await wait(INTERVAL);
        }
      }),
    );

/** The body of a request, if it is what a schema says. */
const valid = <T extends z.ZodType>(schema: T) =>
  validator('json', (body, context) => {
    const result = schema.safeParse(body);
    return result.success ? result.data : context.text('The preview does not understand this request.', 400);
  });
