/** Which files of the project are content: all that a store reads and writes. */

/** The only folders that the editor reads and writes. */
export const CONTENT_FOLDERS: readonly string[] = ['branches', 'locales', 'media'];

/** In a content folder, without hidden files, with slashes. */
const CONTENT = /^(?:branches|locales|media)(?:\/(?!\.)[^/\\:*?"<>|\p{Cc}]+)+$/u;

/** Facts, words, and what is recorded about them: no code, no schema. */
const TEXT =
  /^(?:branches\/[^/]+\.ya?ml|locales\/(?!model\/)(?:[^/]+\/)*[^/]+\.json|locales\/(?:glossary\.csv|tone\.[^/]+\.md))$/i;

/** The code that judges and renders content, and what it stands on: folders and files. */
export const CODE: readonly string[] = [
  'branches/model',
  'branches/yaml',
  'components',
  'diagnostics',
  'editor',
  'locales/languages.ts',
  'locales/model',
  'package-lock.json',
  'pages',
  'renderer',
  'scripts',
];

/** @param path such as `branches/chennai.yaml` */
export const isText = (path: string): boolean => CONTENT.test(path) && TEXT.test(path);

/** @param path such as `media/offers/pongal.jpg` */
export const isPicture = (path: string): boolean => CONTENT.test(path) && path.startsWith('media/');
