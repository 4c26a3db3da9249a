import { readDrawing } from '../icons/readDrawing.ts';
import { minifyCss } from './minifyStyle.ts';
import type { RenderTools } from './renderPage.tsx';

/** Drawings from their files, styles made small. Not part of what renders pages: none of this runs in a browser. */
export const NODE_TOOLS: RenderTools = { drawings: readDrawing, minify: minifyCss };
