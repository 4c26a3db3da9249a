import type { LanguageWords } from '../../locales/model/readWords.ts';
import { menu } from '../../renderer/site/routes.ts';

/**
 * What people call a words file or a branch file: the name of its page, of its service, or its own heading.
 * @param english all English texts
 * @returns the file's own name if nothing in it names it
 */
export function fileTitle(namespace: string, english: LanguageWords): string {
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
