/** Allowed imports between folders, type imports included. `npm run check` rejects all others. */

export type Layer = Readonly<{
  /** Matches the start of the paths of its files. Files with the same match may always import each other. */
  files: RegExp;
  /** Other paths that its files may import from. */
  may: readonly string[];
  /** Packages that its files may not import. */
  mayNotPackages?: readonly string[];
  /** Message for every other import. */
  sentence: string;
  /** Message for imports of its files from other layers, whatever those may import. */
  closed?: string;
}>;

const MODEL = ['branches/', 'locales/', 'diagnostics/'];
const SITE = ['components/', 'renderer/', ...MODEL];

/** A file belongs to the first layer that matches; tests and files in the root folder belong to none and are not checked. */
export const LAYERS: readonly Layer[] = [
  {
    files: /^diagnostics\//,
    may: [],
    sentence: 'Diagnostics serve all other folders, so they import nothing of ours.',
  },
  {
    files: /^branches\/yaml\//,
    may: ['diagnostics/', 'branches/model/schema/'],
    sentence: 'What writes YAML knows only the schema of the facts: pass it the rest as an argument.',
  },
  {
    files: /^branches\//,
    may: ['diagnostics/', 'branches/yaml/'],
    sentence: 'Facts import only diagnostics/: move what they need here, or pass it as an argument.',
  },
  {
    files: /^locales\//,
    may: ['diagnostics/'],
    sentence: 'Words import only diagnostics/: move what they need here, or pass it as an argument.',
  },
  {
    files: /^renderer\//,
    may: MODEL,
    sentence: 'The renderer knows facts and words, not design: it gets components and pages through Vike.',
  },
  {
    files: /^components\/(?:gallery\/|.*\.examples\.tsx$)/,
    may: SITE,
    sentence: 'Examples and the gallery show components: they do not import pages or commands.',
    closed: 'Only the development server and tests import examples and the gallery, which are in no build.',
  },
  {
    files: /^components\/ui\//,
    may: ['renderer/context/collector.ts'],
    sentence:
      'components/ui knows nothing of the clinic: take texts and links as props. Only its icons register themselves with the page.',
  },
  {
    files: /^components\/islands\//,
    may: ['components/ui/', 'renderer/islands/', 'branches/model/links.ts'],
    mayNotPackages: ['i18next', 'react-i18next'],
    sentence: 'Islands run in the browser: they get their words and facts as props.',
  },
  {
    files: /^components\//,
    may: SITE,
    sentence:
      'Components import other components, the renderer and its dependencies: pages pass them the rest as props.',
  },
  {
    files: /^pages\/[^/]+/,
    may: SITE,
    sentence: 'A page imports no other page: move what is shared to components/ or renderer/.',
  },
  {
    files: /^editor\//,
    may: [...SITE, 'scripts/', 'pages/'],
    sentence:
      'The editor uses the rules, the renderer and the commands of the site; nothing of the site imports the editor.',
  },
  {
    files: /^scripts\//,
    may: SITE,
    sentence: 'Commands do not import pages, the gallery or tests.',
  },
];

/** What single files or folders may import beside what their layer may. */
export const EXCEPTIONS: readonly Readonly<{
  /** The start of their paths. */
  files: string;
  may: string;
}>[] = [
  // The browser and the document get an island by its name.
  { files: 'renderer/client/islands.ts', may: 'components/islands/' },
  { files: 'renderer/islands/Island.tsx', may: 'components/islands/' },
  // The command that starts the editor.
  { files: 'scripts/editor.ts', may: 'editor/server/' },
  // The development server shows the gallery.
  { files: 'scripts/dev/', may: 'components/gallery/' },
  // Measurements find Chromium and copy the project as tests do.
  { files: 'scripts/bench/', may: 'tests/support/' },
  // `npm run i18n:export` makes every page to see which texts it shows.
  { files: 'scripts/words/renderWords.ts', may: 'pages/' },
];
