/** Allowed imports between folders, type imports included. */

export type Layer = Readonly<{
  /** The start of the paths of its files. Files with the same match may always import each other. */
  files: RegExp;
  /** Other paths that its files may import from. */
  may: readonly string[];
  /** Packages that its files may not import. */
  mayNotPackages?: RegExp;
  /** Message for every other import. */
  sentence: string;
  /** Message for imports of its files from other layers, whatever those may import. */
  closed?: string;
  /** What its files may import of a closed layer. */
  mayClosed?: string;
}>;

/** From left to right: each folder imports from itself and from those before it. */
const ORDER = [
  'diagnostics/',
  'branches/',
  'locales/',
  'site/',
  'renderer/',
  'components/',
  'pages/',
  'editor/',
  'scripts/',
] as const;

const upTo = (folder: (typeof ORDER)[number]) => ORDER.slice(0, ORDER.indexOf(folder) + 1);

/** What makes pages of content runs in a build, in a browser, in a test: no Node.js, no bundler, nothing that works on files. */
const NOT_IN_BROWSERS = /^(?:node:|vite$|sharp$|svgo$|postcss|@emotion\/server|hono|@hono)/;
/** What a script of an island would bring along. */
const NOT_FOR_PATIENTS = /^(?:react|@emotion|i18next|node:)/;

const COMPONENTS =
  'Components import those below them (ui, then site, then branches, offers, services, team and islands, then shell) and the renderer: pages pass them the rest as props.';
/** The same inside the editor: `session` puts the parts together, `app` is what people see. */
const EDITOR_ORDER = 'yaml content config store form pictures texts preview publish session app'.split(' ');
const EDITOR = `A folder of the editor imports those before it (${EDITOR_ORDER.join(', ')}): move what two of them need to editor/content/, and what commands need, too, to site/.`;

/** A layer of what pages of content run through: it needs nothing that browsers lack. */
const inBrowsers = (files: RegExp, may: readonly string[], sentence: string): Layer => ({
  files,
  may,
  mayNotPackages: NOT_IN_BROWSERS,
  sentence,
});

const RENDERER = 'The renderer knows facts and words, not design: it gets components and pages through Vike.';

/** A file belongs to the first layer that matches; tests and files in the root folder belong to none. */
export const LAYERS: readonly Layer[] = [
  inBrowsers(
    /^diagnostics\//,
    [],
    'Diagnostics serve all other folders, so they import nothing of ours, and nothing that browsers lack.',
  ),
  inBrowsers(
    /^branches\/yaml\//,
    ['diagnostics/', 'branches/model/schema/'],
    'What writes YAML knows only the schema of the facts: pass it the rest as an argument.',
  ),
  inBrowsers(
    /^branches\//,
    ['diagnostics/', 'branches/yaml/', 'locales/en/editor-fields.json'],
    'Facts import only diagnostics/ and the names of their fields: move what they need here, or pass it as an argument.',
  ),
  inBrowsers(
    /^locales\//,
    ['diagnostics/'],
    'Words import only diagnostics/: move what they need here, or pass it as an argument.',
  ),
  {
    files: /^site\//,
    may: upTo('site/'),
    mayNotPackages: /^(?:react|@emotion)|^(?:node:|vite$|sharp$|svgo$|postcss|hono|@hono)/,
    sentence: 'site/ says what the site is: it renders nothing, and needs neither Node.js nor a browser.',
  },
  {
    files: /^renderer\/node\//,
    may: upTo('renderer/'),
    sentence: RENDERER,
    closed:
      'Only Vike’s hook, the gallery and commands import renderer/node/: pages are rendered in the editor’s worker, too.',
  },
  // Vike's hooks.
  { files: /^renderer\/\+/, may: upTo('renderer/'), mayClosed: 'renderer/node/', sentence: RENDERER },
  inBrowsers(/^renderer\//, upTo('renderer/'), RENDERER),
  {
    files: /^components\/(?:gallery\/|.*\.examples\.tsx$)/,
    may: upTo('components/'),
    mayClosed: 'renderer/node/',
    sentence: 'Examples and the gallery show components: they do not import pages or commands.',
    closed: 'Only the development server and tests import examples and the gallery, which are in no build.',
  },
  inBrowsers(
    /^components\/ui\//,
    ['renderer/context/collector.ts'],
    'components/ui knows nothing of the clinic: take texts and links as props. Only its icons register themselves with the page.',
  ),
  {
    files: /^components\/islands\/(?=.*\.ts$)/,
    may: ['renderer/client/', 'branches/model/links.ts', 'diagnostics/invisibleCharacter.ts'],
    mayNotPackages: NOT_FOR_PATIENTS,
    sentence: 'Scripts of islands run in the browser, without React: they get facts and words with their element.',
  },
  inBrowsers(/^components\/site\//, [...upTo('renderer/'), 'components/ui/'], COMPONENTS),
  inBrowsers(
    /^components\/(?:branches|offers|services|team|islands)\//,
    [...upTo('renderer/'), 'components/ui/', 'components/site/'],
    COMPONENTS,
  ),
  inBrowsers(/^components\//, upTo('components/'), COMPONENTS),
  // The whole of it: what finds the page of a route, and the script of all pages.
  inBrowsers(/^pages\/(?=[^/]+$)/, upTo('pages/'), 'Pages import components, and what those import.'),
  inBrowsers(
    /^pages\/[^/]+/,
    upTo('components/'),
    'A page imports no other page: move what is shared to components/ or site/.',
  ),
  ...EDITOR_ORDER.map((folder, at) => {
    const before = EDITOR_ORDER.slice(0, at).map((below) => `editor/${below}/`);
    return inBrowsers(new RegExp(`^editor/${folder}/`), [...upTo('pages/'), ...before], EDITOR);
  }),
  inBrowsers(/^editor\/[^/]+/, [], EDITOR),
  // It shows the gallery.
  { files: /^scripts\/dev\//, may: ORDER, mayClosed: 'components/gallery/', sentence: 'Commands import no tests.' },
  { files: /^scripts\//, may: ORDER, mayClosed: 'renderer/node/', sentence: 'Commands import no tests.' },
];
