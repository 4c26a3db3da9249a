import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from 'i18next';
import { LANGUAGES } from '../../locales/languages.ts';

/** The words of the sign-in page. @param root folder of the project */
export function signInWords(root = '.'): Resource {
  const files = LANGUAGES.map(({ code }) => [code, join(root, `locales/${code}/editor-signin.json`)] as const);
  const written = files.filter(([, path]) => existsSync(path));
  return Object.fromEntries(
    written.map(([code, path]) => [code, { 'editor-signin': JSON.parse(readFileSync(path, 'utf8')) }]),
  );
}
