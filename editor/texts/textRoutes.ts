import { Hono } from 'hono';
import type { EditorContext } from '../server/context.ts';

export const createTextRoutes = (_context: EditorContext) => new Hono();
