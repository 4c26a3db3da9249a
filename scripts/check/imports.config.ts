/** Allowed imports between folders, type imports included. */

export type Layer = Readonly<{
  /** The start of the paths of its files. Files with the same match may always import each other. */
  files: RegExp;
  /** Other paths that its files may import from. */
  may: readonly string[];
  /** Packages that its files may not import. */
  mayNotPackages?: readonly string[];
  /** Message for every other import. */
  sentence: string;
  /** Message for imports of its files from other layers, whatever those may import. */
  closed?: string;
  /** What its files may import of a closed layer. */
  mayClosed?: string;
}>;

const MODEL = ['branches/', 'locales/', 'diagnostics/'];
const SITE = ['components/', 'renderer/', ...MODEL];

const RENDERER = 'The renderer knows facts and words, not design: it gets components and pages through Vike.';
const COMMANDS = 'Commands do not import pages, the gallery or tests.';

/** A file belongs to the first layer that matches; tests and files in the root folder belong to none. */
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
    may: ['diagnostics/', 'branches/yaml/', 'locales/en/editor-fields.json'],
    sentence:
      'Facts import only diagnostics/ and the names of their fields: move what they need here, or pass it as an argument.',
  },
  {
    files: /^locales\//,
    may: ['diagnostics/'],
    sentence: 'Words import only diagnostics/: move what they need here, or pass it as an argument.',
  },
  {
    // The browser gets the script of an island by its name.
    files: /^renderer\/client\/islands\.ts$/,
    may: [...MODEL, 'renderer/', 'components/islands/'],
    sentence: RENDERER,
  },
  { files: /^renderer\//, may: MODEL, sentence: RENDERER },
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
    files: /^components\/islands\/(?=.*\.ts$)/,
    may: ['renderer/client/', 'branches/model/links.ts'],
    mayNotPackages: ['react', 'react-dom', '@emotion/styled', 'i18next', 'react-i18next'],
    sentence: 'Scripts of islands run in the browser, without React: they get facts and words with their element.',
  },
  {
    files: /^components\//,
    may: SITE,
    sentence:
      'Components import other components, the renderer and its dependencies: pages pass them the rest as props.',
  },
  // Renders the page of any route.
  { files: /^pages\/renderRoute\.ts$/, may: ['pages/', ...SITE], sentence: COMMANDS },
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
  // The commands that start and build the editor.
  { files: /^scripts\/(?:editor|buildEditor)\.ts$/, may: ['scripts/', 'editor/server/', ...SITE], sentence: COMMANDS },
  // The guard knows the people of editor.yaml as the editor does.
  { files: /^scripts\/publish\//, may: ['scripts/publish/', 'editor/config/', ...SITE], sentence: COMMANDS },
  // It shows the gallery.
  { files: /^scripts\/dev\//, may: ['scripts/', ...SITE], mayClosed: 'components/gallery/', sentence: COMMANDS },
  // Measurements find Chromium and copy the project as tests do.
  { files: /^scripts\/bench\//, may: ['scripts/', 'editor/server/', 'tests/support/', ...SITE], sentence: COMMANDS },
  // `npm run i18n:export` makes every page to see which texts it shows.
  {
    files: /^scripts\/words\/readContexts\.ts$/,
    may: ['scripts/', 'pages/renderRoute.ts', ...SITE],
    sentence: COMMANDS,
  },
  { files: /^scripts\//, may: SITE, sentence: COMMANDS },
];
