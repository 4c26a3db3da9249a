import { Hono } from 'hono';
import type { EditorContext } from '../server/context.ts';

export const createPublishRoutes = (_context: EditorContext) => new Hono();
