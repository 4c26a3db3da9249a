/** Client code reads nothing from the URL, storage or other windows, and never turns text into markup. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = ['renderer/client', 'components/islands'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.examples.tsx'))
    .map((name) => join(folder, name).replaceAll('\\', '/')),
);

const STORAGE = 'reads or writes storage';

/**
 * What files need all the same: whether a patient agrees to advertising is kept, and only compared with the known answers; which clinic
 * somebody has chosen, and what the site said of it.
 */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'renderer/client/advertising.ts': [STORAGE],
  // Compares it only: a page is not made ready on itself.
  'renderer/client/afterLoad.ts': ['reads the URL'],
  'renderer/client/chosenClinic.ts': [STORAGE],
  // Deletes only; cookies have the names of the host.
  'renderer/client/pixel.ts': ['reads the URL', STORAGE],
  // Only a visit's link: one pattern, no free text.
  'renderer/client/visitLink.ts': ['reads the URL'],
};

/** A page may tell its own worker something: `active?.postMessage`. */
const UNSAFE = [
  ['reads the URL', /\blocation\b|\bURLSearchParams\b|\bdocument\.(?:URL|documentURI|baseURI)\b/],
  [
    'reads data left by other pages',
    /\breferrer\b|\bwindow\.name\b|\bopener\b|(?<!\bactive\?\.)\bpostMessage\b|addEventListener\(['"]message/,
  ],
  [STORAGE, /\b(?:local|session)Storage\b|\bindexedDB\b|\bcookie\b|\bcaches\b/],
  ['turns text into markup', /\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment/],
  ['turns text into markup', /\bDOMParser\b|dangerouslySetInnerHTML|setHTMLUnsafe|\bsrcdoc\b/],
  ['turns text into code', /\beval\(|\bnew Function\b|set(?:Timeout|Interval)\(\s*['"`]/],
] as const;

test.each(FILES)('%s uses no input that an attacker could control', (file) => {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '');
  const found = UNSAFE.filter(([, pattern]) => pattern.test(code)).map(([what]) => what);
  expect(found).toEqual(NEEDED[file] ?? []);
});
