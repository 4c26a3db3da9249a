/** Which folder may import from which: `npm run check` refuses every other import of ours, also those of types alone. */

export type Room = Readonly<{
  /** The start of the paths of its files; what it matches of a path may always be imported. */
  files: RegExp;
  /** From where its files may import beside that. */
  may: readonly string[];
  /** Packages that they may not import. */
  mayNotPackages?: readonly string[];
  /** Told of every other import. */
  sentence: string;
}>;

const MODEL = ['branches/', 'locales/', 'diagnostics/'];
const SITE = ['components/', 'renderer/', ...MODEL];

/** A file belongs to the first room that it fits; tests, bench/ and files of the top folder belong to none, and import what they like. */
export const ROOMS: readonly Room[] = [
  {
    files: /^diagnostics\//,
    may: [],
    sentence: 'What reports mistakes serves all other rooms, so it imports nothing of ours.',
  },
  {
    files: /^branches\//,
    may: ['diagnostics/'],
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
    sentence: 'The renderer knows facts and words, not looks: components and pages come to it through Vike.',
  },
  {
    files: /^components\/ui\//,
    may: ['renderer/context/collector.ts'],
    sentence:
      'components/ui knows nothing of the clinic: take texts and links as props. Only its icons tell the page that they are in it.',
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
      'Components import other components, the renderer and what is below it: pages give them the rest as props.',
  },
  {
    files: /^pages\/[^/]+/,
    may: SITE,
    sentence: 'A page imports no other page: move what is shared to components/ or renderer/.',
  },
  {
    files: /^gallery\//,
    may: SITE,
    sentence: 'The gallery shows components; pages and commands are none.',
  },
  {
    files: /^(?:scripts|vite)\//,
    may: [...SITE, 'scripts/', 'vite/', 'imports.config.ts'],
    sentence: 'Commands and plugins do without pages, the gallery and tests.',
  },
];

/** What single files or folders may import beside what their room may. */
export const EXCEPTIONS: readonly Readonly<{
  /** The start of their paths. */
  files: string;
  may: string;
}>[] = [
  // The browser and the document get an island by its name.
  { files: 'renderer/client/islands.ts', may: 'components/islands/' },
  { files: 'renderer/islands/Island.tsx', may: 'components/islands/' },
  // The development server shows the gallery.
  { files: 'vite/dev/', may: 'gallery/' },
  // `npm run i18n` makes every page to see which texts it shows.
  { files: 'scripts/words/renderWords.ts', may: 'pages/' },
];
