/**
 * What each path in the content folders is: the one table that the build, the editor and the guard of the workflow `website` use. Whatever
 * is not in it as content is code. It imports nothing: it is asked before anything in those folders is read.
 */

/** The folders of what people edit. */
export const CONTENT_FOLDERS: readonly string[] = ['branches', 'locales', 'media'];

/** A row: `path` names `language` and `name`, if the path has them. */
type Row = Readonly<{
  path: RegExp;
  /** `picture`: its bytes, when they are asked for. */
  read: 'text' | 'picture';
  /** How the changes of two people become one file; `whole`: one of them is chosen. */
  merge: 'yaml' | 'json' | 'record' | 'signatures' | 'whole';
  /** Whether only developers change it: the role Maintain or Admin on GitHub. */
  isCode?: true;
}>;

const LANGUAGE = '(?<language>[a-z]{2,3})';
const NAME = '(?<name>[a-z][a-z0-9-]*)';
const at = (pattern: string) => new RegExp(`^${pattern}$`, 'u');

const TABLE = {
  /** A branch, or the clinic. */
  facts: { path: at(String.raw`branches/${NAME}\.ya?ml`), read: 'text', merge: 'yaml' },
  words: { path: at(String.raw`locales/${LANGUAGE}/${NAME}\.json`), read: 'text', merge: 'json' },
  /** Who has translated and read each text of a language. */
  record: { path: at(String.raw`locales/record/${LANGUAGE}\.json`), read: 'text', merge: 'record' },
  /** What dentists have signed off. */
  signatures: { path: at(String.raw`locales/clinical-review\.json`), read: 'text', merge: 'signatures' },
  glossary: { path: at(String.raw`locales/glossary\.csv`), read: 'text', merge: 'whole' },
  tone: { path: at(String.raw`locales/tone\.${LANGUAGE}\.md`), read: 'text', merge: 'whole' },
  picture: { path: at('media/(?<name>(?:[^/]+/){0,2}[^/]+)'), read: 'picture', merge: 'whole' },
  languages: { path: at(String.raw`locales/languages\.json`), read: 'text', merge: 'whole', isCode: true },
  /** What translators are told about a text. */
  notes: { path: at(String.raw`locales/notes/${NAME}\.json`), read: 'text', merge: 'whole', isCode: true },
} satisfies Record<string, Row>;

export type ContentKind = keyof typeof TABLE;

export type ContentPath = Readonly<{
  kind: ContentKind;
  /** A language's code, or nothing. */
  language: string;
  /** Of a branch file, a words file or a picture, without its ending, or nothing; of a picture with its folders and ending. */
  name: string;
}> &
  Omit<Row, 'path'>;

const ROWS = Object.entries(TABLE) as readonly [ContentKind, Row][];

/** What a path is, by its name alone. @param path such as `branches/chennai.yaml` @returns undefined for what is no content */
export function contentPath(path: string): ContentPath | undefined {
  if (!path.split('/').every(isUsable)) return undefined;
  for (const [kind, { path: pattern, ...row }] of ROWS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const { language = '', name = '' } = found.groups ?? {};
    return kind === 'picture' && !isPicturePath(name) ? undefined : { ...row, kind, language, name };
  }
  return undefined;
}

/** A picture has whatever name a phone gives it, in folders that mean nothing to a tool. */
const isPicturePath = (name: string) =>
  /\.(?:avif|hei[cf]|jfif|jpe?g|png|webp)$/i.test(name) && !name.split('/').slice(0, -1).some(isSpecial);

const isSpecial = (folder: string) =>
  /^(?:[_@].*|bin|build|coverage|dist|icons|lib|node_modules|out|te?mp|tests?|vendor)$/i.test(folder);

/** Characters that not every computer can have in a name, that nobody sees, or that stand for any bytes: two names could look like one. */
const UNUSABLE = /[\\:*?"<>|\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/u;
/** What Windows keeps for devices. */
const DEVICE = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i;
/** Bytes of a name; file systems take 255. */
const MAX_NAME = 200;

/** Whether every computer can have a file or folder of this name, and shows it. */
const isUsable = (part: string) =>
  part !== '' &&
  !/^\.|[ .]$/.test(part) &&
  !UNUSABLE.test(part) &&
  !DEVICE.test(part) &&
  new TextEncoder().encode(part).length <= MAX_NAME;

/** The language and the name of a words file; undefined for another file. */
export function wordsOf(path: string): Pick<ContentPath, 'language' | 'name'> | undefined {
  const content = contentPath(path);
  return content?.kind === 'words' ? content : undefined;
}

/** Whether the editor reads it as a text. */
export const isText = (path: string): boolean => contentPath(path)?.read === 'text';

export const isPicture = (path: string): boolean => contentPath(path)?.kind === 'picture';

/** Whether people with the role Write change it, too. */
export const isEditable = (path: string): boolean => {
  const content = contentPath(path);
  return content !== undefined && !content.isCode;
};

/** Whether what it is about is in a language that the site has, or in none. @param languages their codes */
const isInLanguage = ({ language }: ContentPath, languages: readonly string[]) =>
  language === '' || languages.includes(language);

/** What a site has: codes of its languages, and names of its words files in English. */
export type KnownNames = Readonly<{ languages: readonly string[]; namespaces: readonly string[] }>;

/** Whether people with the role Write may publish it: content of a language and, for words, with a name that the site has. */
export function isPublishable(path: string, { languages, namespaces }: KnownNames): boolean {
  const content = contentPath(path);
  if (!content || content.isCode || !isInLanguage(content, languages)) return false;
  return content.kind !== 'words' || namespaces.includes(content.name);
}

/** What developers keep in the content folders beside content. */
const BESIDE: readonly RegExp[] = [
  /^(?:branches|locales|media)\/README\.md$/,
  /^(?:branches\/(?:model|yaml)|locales\/model)\/(?:[a-z]\w*\/)*\w+\.tsx?$/,
  /^branches\/schema\/\w+\.json$/,
  /^locales\/(?:languages\.ts|crowdin\.yml)$/,
  /^media\/(?:icons\/[a-z0-9-]+\.svg|labels\.yaml|illustrations\.txt)$/,
];

/** What systems write into folders that they have shown, and what the editor is just writing. */
const LEFTOVER = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|[^/]+\.[0-9a-f-]{36}\.part)$/;

/** Their readers report a wrong name or format. */
const LIKE_CONTENT =
  /^(?:branches\/[^/.][^/]*\.ya?ml|media\/(?:[^/.][^/]*\/){0,2}[^/.][^/]*\.(?:avif|bmp|dng|gif|hei[cf]|jfif|jpe?g|png|psd|raw|svg|tiff?|webp))$/i;

/** Whether a file may be in a content folder: what is not known there, no tool shall find. @param languages their codes */
export function isKnownContentFile(path: string, languages: readonly string[]): boolean {
  const content = contentPath(path);
  if (content && isInLanguage(content, languages)) return true;
  return [...BESIDE, LIKE_CONTENT, LEFTOVER].some((pattern) => pattern.test(path));
}
