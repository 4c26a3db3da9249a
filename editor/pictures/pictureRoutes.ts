import { Hono } from 'hono';
import type { EditorContext } from '../server/context.ts';

export const createPictureRoutes = (_context: EditorContext) => new Hono();
