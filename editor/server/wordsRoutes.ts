import { Hono } from 'hono';
import type { Resource, ResourceLanguage } from 'i18next';
import { FILES_ON_DISK } from '../../diagnostics/filesOnDisk.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { isEditorWords } from '../../locales/model/namespace.ts';
import { readWords, resourcesOf } from '../../locales/model/readWords.ts';
import type { EditorContext } from './context.ts';

/** The editor's own words: the files `editor*.json` in `locales/<language>/`. */
export const createWordsRoutes = ({ draft }: EditorContext) =>
  new Hono().get('/:language', (context) => {
    const words = resourcesOf(readWords(FILES_ON_DISK, draft.folders.locales));
    const chosen = context.req.param('language');
    const codes = [SOURCE_LANGUAGE.code, chosen];
    return context.json({
      languages: LANGUAGES.filter(({ code }) => Object.keys(ownWords(words, code)).length > 0).map(
        ({ code, nativeName }) => ({ code, name: nativeName }),
      ),
      resources: Object.fromEntries(codes.map((code) => [code, ownWords(words, code)])) as Resource,
    });
  });

function ownWords(words: Resource, code: string): ResourceLanguage {
  return Object.fromEntries(Object.entries(words[code] ?? {}).filter(([name]) => isEditorWords(name)));
}
