import type { Plugin } from 'vite';
import { COLORS, MOTION, SHAPES, SIZES, SPACES, TYPE } from '../../components/ui/style/tokens.ts';

const NAMES = [COLORS, TYPE, SPACES, SIZES, SHAPES, MOTION].flatMap((group) => Object.keys(group));

const SHORT = new Map(NAMES.map((name, i) => [name, `--${i.toString(36).padStart(2, 'v')}`]));

/** Longer names first: `--space-xs` is not `--space` and `-xs`. */
const ANY = new RegExp(`(?:${[...NAMES].sort((one, other) => other.length - one.length).join('|')})(?![\\w-])`, 'g');

/**
 * Calls the design's custom properties by two letters in what is built, in pages and in scripts alike: a page names them some
 * hundred times. The dev server and the tests of components keep their names.
 */
export function minifyCustomProperties(): Plugin {
  return {
    name: 'short-names',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:components|pages|renderer\/client)\/.*\.tsx?$/ },
      handler: (code) => code.replace(ANY, (name) => SHORT.get(name) ?? name),
    },
  };
}
