import { Hono } from 'hono';
import type { EditorContext } from '../server/context.ts';

export const createPreviewRoutes = (_context: EditorContext) => new Hono();
