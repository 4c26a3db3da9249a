/** The files of a new service: `npm run new:service`. */
import { readFileSync } from 'node:fs';
import type { Service } from '../../renderer/site/services.ts';
import type { Change } from './changes.ts';
import type { NewPage } from './generalPage.ts';
import { insertRow } from './insertRow.ts';
import { newSlug, readableName } from './newName.ts';
import { samplePictures } from './samplePicture.ts';
import { SAMPLE_SECTIONS, sampleServiceWords } from './sampleServiceWords.ts';
import { wordsFile } from './wordsFile.ts';

const SERVICES = 'renderer/site/services.ts';
const CARDS = 'locales/en/services.json';

/**
 * The files of a new service with sample texts and sample pictures, ready to be written.
 * @param typed last part of its URL, such as `gum-surgery`
 * @throws Error with a sentence if the service cannot be created
 */
export async function newService(typed: string, kind: Service['kind']): Promise<NewPage> {
  const slug = newSlug(typed, 'gum-surgery');
  const name = readableName(slug);
  const rows = { path: SERVICES, opening: 'export const SERVICES = [', closing: ']' };
  const cards = { path: CARDS, opening: '  "cards": {', closing: '  }' };
  const row = `  service('${slug}', { kind: '${kind}', icon: 'tooth', showMoreDetails: true }),`;
  const sections = kind === 'illustrated' ? SAMPLE_SECTIONS.map((section) => `sections/${slug}-${section}.webp`) : [];
  const changes: readonly Change[] = [
    { path: SERVICES, content: insertRow(readFileSync(SERVICES, 'utf8'), rows, row) },
    wordsFile(slug, sampleServiceWords(kind, name)),
    { path: CARDS, content: insertRow(readFileSync(CARDS, 'utf8'), cards, card(slug, name), ',') },
    ...(await samplePictures([`services/${slug}.webp`, ...sections])),
  ];
  return { slug, changes };
}

/** The entry of `cards`, indented like the others. */
function card(slug: string, name: string): string {
  const words = {
    title: name,
    description: 'Sample text of the card: say in one or two sentences what this service is for.',
    imageAlt: 'Sample picture: say what it shows, for people who cannot see it.',
  };
  return `${JSON.stringify({ [slug]: words }, null, 2)
    .split('\n')
    .slice(1, -1)
    .map((line) => `  ${line}`)
    .join('\n')}`;
}
