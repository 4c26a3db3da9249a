import type { RenderTools } from '../document/renderPage.tsx';
import { minifyCss } from './minifyStyle.ts';
import { readDrawing } from './readDrawing.ts';

/** Drawings from their files, styles made small. Not part of what renders pages: none of this runs in a browser. */
export const NODE_TOOLS: RenderTools = { drawings: readDrawing, minify: minifyCss };
