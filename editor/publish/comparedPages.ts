/** Shows pages before and after publishing, for the frames of the page "Publish": on the preview's origin, without scripts. */
import { Hono } from 'hono';
import type { Catalogue } from '../../renderer/media/catalogue.ts';
import { servePictures } from '../preview/servePictures.ts';
import type { Publisher } from './publisher.ts';

export function createComparedPages(publisher: Publisher): Hono {
  const media = async (): Promise<Catalogue> => (await publisher.publishedMedia()) ?? new Map();
  return (
    new Hono()
      .get('/compare/:side{before|after}/*', async (context) => {
        const side = context.req.param('side') === 'before' ? 'before' : 'after';
        const address = context.req.path.slice(`/compare/${side}`.length);
        const html = await publisher.page(side, address, context.req.query('version'));
        return html === undefined ? context.notFound() : context.html(html);
      })
      // Pictures that are no longer used.
      .get('/media/*', servePictures({ media }))
  );
}
