/** Everything that the editor's pages ask its server. The type of this is the type of their requests. */
import { Hono } from 'hono';
import { createDraftRoutes } from '../draft/draftRoutes.ts';
import { createFormRoutes } from '../form/formRoutes.ts';
import { createPictureRoutes } from '../pictures/pictureRoutes.ts';
import type { PreviewContext } from '../preview/previewContext.ts';
import { createPreviewRoutes } from '../preview/previewRoutes.ts';
import type { Publisher } from '../publish/publisher.ts';
import { createPublishRoutes } from '../publish/publishRoutes.ts';
import { createWordsRoutes } from './wordsRoutes.ts';

export const createApi = (context: PreviewContext & Readonly<{ publisher: Publisher }>) =>
  new Hono()
    .route('/words', createWordsRoutes(context))
    .route('/draft', createDraftRoutes(context))
    .route('/form', createFormRoutes(context))
    .route('/pictures', createPictureRoutes(context))
    .route('/preview', createPreviewRoutes(context))
    .route('/publish', createPublishRoutes(context));

export type Api = ReturnType<typeof createApi>;
