import { Hono } from 'hono';
import type { EditorContext } from '../server/context.ts';

export const createFormRoutes = (_context: EditorContext) => new Hono();
