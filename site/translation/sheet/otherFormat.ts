/** Files that people take for sheets, recognised by how they begin, whatever they are called. */
import { unzipSync } from 'fflate';
import { decode } from '../../../diagnostics/encoding.ts';

/** What a file is, and what to do with it before it is saved as a workbook. */
type Format = readonly [what: string, first?: string];

const OPEN = 'Open it in a spreadsheet program';
const ITSELF = 'Open the sheet itself';
const DOCUMENT: Format = ['a document of a word processor'];
const OLD_WORKBOOK: Format = ['an old workbook (.xls)'];
const NO_SHEET: Format = ['no sheet', ITSELF];

/** How files of text begin. */
const TEXTS: readonly (readonly [start: RegExp, format: Format])[] = [
  [
    /^<\?xml.*(?:progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet)/s,
    ['a workbook of Excel 2003 (XML)'],
  ],
  [/^<\?xml.*<office:document\b/s, ['an OpenDocument sheet (.fods)']],
  [
    /^(?:<\?xml[^>]*>\s*|<!--.*?-->\s*)*<(?:!doctype html|html|head|meta|style|body|div|table)\b/is,
    ['a web page (HTML)'],
  ],
  [/^(?:From: <?Saved by|MIME-Version:)/i, ['a web page (MHTML)']],
  [
    /^(?:\{.*(?:docs\.google\.com|"doc_id")|\[InternetShortcut\]|(?:<\?xml|bplist).*\bURL\b)/s,
    ['only a link to a sheet', 'Open it (in Google Sheets, choose File, Download)'],
  ],
  [/^%PDF-/, ['a PDF, which has no cells', ITSELF]],
  [/^\{\\rtf/, DOCUMENT],
  [/\0/, NO_SHEET],
];

/** Streams of a compound file: what Office wrote before 2007, and today around what has a password. */
const STREAMS: readonly (readonly [name: string, format: Format])[] = [
  ['EncryptedPackage', ['protected by a password', `${OPEN}, remove the password`]],
  ['Workbook', OLD_WORKBOOK],
  ['Book', OLD_WORKBOOK],
  ['WordDocument', DOCUMENT],
];

/** Files in an archive that tell what it is. */
const PARTS: readonly (readonly [name: RegExp, format: Format])[] = [
  [/^xl\/workbook\.bin$/, ['a binary workbook (.xlsb)']],
  [/^META-INF\/manifest\.xml$/, ['an OpenDocument file (.ods)']],
  [/^Index(?:\.zip$|\/)/, ['a sheet of Numbers', 'Open it in Numbers, choose File, Export To, Excel']],
  [/^word\//, DOCUMENT],
  [/^ppt\//, NO_SHEET],
];

/** Enough for the beginning of a file of text, with remarks above it. */
const BEGINNING = 4096;

/**
 * What a file is that is neither a workbook (`.xlsx`) nor CSV, and what to do with it, in a sentence.
 * @returns undefined if it may be one of the two
 */
export function otherFormat(bytes: Uint8Array): string | undefined {
  const format = formatOf(bytes);
  if (!format) return undefined;
  const [what, first = OPEN] = format;
  return `This file is ${what}. ${first}, save it as .xlsx, and import that file.`;
}

function formatOf(bytes: Uint8Array): Format | undefined {
  const [one, two] = bytes;
  if (one === 0xd0 && two === 0xcf) {
    const text = new TextDecoder('latin1').decode(bytes);
    // Names are in UTF-16.
    return STREAMS.find(([name]) => text.includes([...name, '\0'].join('\0')))?.[1] ?? NO_SHEET;
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
  if (known ?? names.includes('[Content_Types].xml')) return known;
  return ['an archive of files', 'Unpack it, open the sheet in it'];
}
