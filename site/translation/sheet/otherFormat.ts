/** Files that people take for sheets, recognised by how they begin, whatever they are called. */
import { unzipSync } from 'fflate';
import { decode } from '../../../diagnostics/encoding.ts';

/** Which of the sentences about whole sheets says what to do with a file. */
type Format = 'protectedSheet' | 'oldSheet' | 'linkOnly' | 'noSheet';

/** How files of text begin. */
const TEXTS: readonly (readonly [start: RegExp, format: Format])[] = [
  [/^(?:\{.*(?:docs\.google\.com|"doc_id")|\[InternetShortcut\]|(?:<\?xml|bplist).*\bURL\b)/s, 'linkOnly'],
  [
    /^(?:<\?xml[^>]*>|<!--.*?-->|\s)*<(?:\?mso|\w+:|!doctype html|html|head|meta|style|body|div|table)\b|^(?:From: <?Saved by|MIME-Version:)/is,
    'oldSheet',
  ],
  [/^%PDF-|^\{\\rtf|\0/, 'noSheet'],
];

/** Files in an archive that tell what it is. */
const PARTS: readonly (readonly [name: RegExp, format: Format])[] = [
  [/^(?:xl\/workbook\.bin|META-INF\/manifest\.xml|Index(?:\.zip$|\/).*)$/, 'oldSheet'],
  [/^(?:word|ppt)\//, 'noSheet'],
];

/** Enough for the beginning of a file of text, with remarks above it. */
const BEGINNING = 4096;

/** What a file is that is neither a workbook (`.xlsx`) nor CSV. @returns undefined if it may be one of the two */
export function otherFormat(bytes: Uint8Array): Format | undefined {
  const [one, two] = bytes;
  if (one === 0xd0 && two === 0xcf) {
    // Office before 2007, and files with a password. Names are in UTF-16.
    const text = new TextDecoder('latin1').decode(bytes);
    const has = (name: string) => text.includes([...name, '\0'].join('\0'));
    if (has('EncryptedPackage')) return 'protectedSheet';
    return has('Workbook') || has('Book') ? 'oldSheet' : 'noSheet';
  }
  if (one === 0x50 && two === 0x4b) return archiveFormat(bytes);
  const text = decode(bytes.subarray(0, BEGINNING)).text.trimStart();
  return TEXTS.find(([start]) => start.test(text))?.[1];
}

function archiveFormat(bytes: Uint8Array): Format | undefined {
  const names: string[] = [];
  try {
    unzipSync(bytes, { filter: ({ name }) => names.push(name) < 0 });
  } catch {
    return undefined;
  }
  const known = PARTS.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  return known ?? (names.includes('[Content_Types].xml') ? undefined : 'noSheet');
}
