import type { Resource } from 'i18next';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { eager: true, import: 'default' });

/** Every translation file as i18next wants it: language, namespace, words. */
export const RESOURCES: Resource = {};
for (const [path, words] of Object.entries(files)) {
  const [, language = '', namespace = ''] = /\/([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? [];
  RESOURCES[language] = { ...RESOURCES[language], [namespace]: words };
}
