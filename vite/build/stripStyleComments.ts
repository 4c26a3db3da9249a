import type { Plugin } from 'vite';

/** A line, or several, that hold nothing but a comment in a style. */
const COMMENT_LINES = /^[ \t]*\/\*[^*]*\*\/[ \t]*\n/gm;

/**
 * Takes the comments out of styles before components are bundled: to the bundler a style is a text, and what it says to
 * developers would be sent to browsers.
 */
export function stripStyleComments(): Plugin {
  return {
    name: 'without-style-comments',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:components|pages)\/.*\.tsx?$/ },
      handler: (code) => code.replace(COMMENT_LINES, ''),
    },
  };
}
