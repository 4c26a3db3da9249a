import type { Language } from '../../locales/languages.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import type { LanguageWords } from '../../locales/model/readWords.ts';
import type { State } from '../../locales/model/status.ts';
import { menu } from '../../renderer/site/routes.ts';
import type { Translation } from '../../scripts/words/translation.ts';
import { editorLast } from './editorLast.ts';

/** The words of pages, the texts in a branch file, or the editor's own words. */
export type FileKind = 'words' | 'branch' | 'editor';

export type FileProgress = Readonly<{
  namespace: string;
  title: string;
  kind: FileKind;
  /** How many texts are in each state. */
  counts: Readonly<Record<State, number>>;
}>;

/** The files of a language, each with how far it is. */
export function listFiles({ code, nativeName, status }: Language, { statuses }: Translation, english: LanguageWords) {
  const files = [...new Set(editorLast(statuses).map(({ namespace }) => namespace))];
  return {
    code,
    name: nativeName,
    status,
    files: files.map((namespace): FileProgress => {
      const own = statuses.filter((text) => text.namespace === namespace);
      const count = (state: State) => own.filter((text) => text.state === state).length;
      return {
        namespace,
        title: fileTitle(namespace, english),
        kind: isBranchFile(namespace) ? 'branch' : isEditorWords(namespace) ? 'editor' : 'words',
        counts: {
          missing: count('missing'),
          stale: count('stale'),
          machine: count('machine'),
          translated: count('translated'),
          reviewed: count('reviewed'),
        },
      };
    }),
  };
}

/**
 * What people call a words file or a branch file: the name of its page, of its service, or its own heading.
 * @param english all English texts
 * @returns the file's own name if nothing in it names it
 */
function fileTitle(namespace: string, english: LanguageWords): string {
  const page = [...menu('header'), ...menu('footer')].find((route) => route.namespace === namespace);
  const own = english.get(namespace);
  const names = [
    page && english.get('common')?.get(`nav.${page.id}`),
    english.get('services')?.get(`cards.${namespace}.title`),
    own?.get('hero.title'),
    own?.get('title'),
    own?.get('name'),
  ];
  return names.find((name) => name !== undefined && !/[{<]/.test(name)) ?? namespace;
}
