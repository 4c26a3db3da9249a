/** The files of a new page: `npm run new:page`. */
import { readFileSync } from 'node:fs';
import type { Change } from './changes.ts';
import { insertRow } from './insertRow.ts';
import { COMMON, camelCase, checkId, newSlug, readableName } from './newName.ts';
import { samplePictures } from './samplePicture.ts';
import { typesRow, wordsFile } from './wordsFile.ts';

const ROUTES = 'renderer/site/routes.ts';

export type NewPage = Readonly<{ slug: string; changes: readonly Change[] }>;

/**
 * The files of a new page with sample texts and a sample picture, ready to be written.
 * @param typed its URL, such as `gum-care`
 * @throws Error with a sentence if the page cannot be created
 */
export async function newPage(typed: string): Promise<NewPage> {
  const slug = newSlug(typed, 'gum-care');
  const id = camelCase(slug);
  checkId(slug, id, 'gum-care');
  const name = readableName(slug);
  const common = readFileSync(COMMON, 'utf8');
  const pages = { path: ROUTES, opening: 'const PAGES = [', closing: ']' };
  const names = { path: COMMON, opening: '  "nav": {', closing: '  }' };
  const row = `  { id: '${id}', path: '/${slug}', namespace: '${slug}' },`;
  const changes = [
    { path: `pages/${slug}/+Page.tsx`, content: source(slug), isNew: true },
    { path: ROUTES, content: insertRow(readFileSync(ROUTES, 'utf8'), pages, row) },
    wordsFile(slug, sampleWords(name)),
    typesRow(slug),
    { path: COMMON, content: insertRow(common, names, `    "${id}": "${name}"`, ',') },
    { path: `locales/notes/${slug}.json`, content: `${JSON.stringify(sampleNotes(slug), null, 2)}\n`, isNew: true },
    ...(await samplePictures([`topics/${slug}.webp`])),
  ];
  return { slug, changes };
}

const source = (slug: string) => `import { BookAction } from '../../components/branches/BookAction.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Prose } from '../../components/ui/layout/Prose.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

/** /${slug}. */
export function Page() {
  const words = useWords('${slug}');
  return (
    <>
      <PageHero
        title={words.text('hero.title')}
        lead={words.text('hero.lead')}
        picture={{ src: 'topics/${slug}.webp', alt: words.plain('hero.imageAlt') }}
      />
      <SplitSection title={words.text('about.title')}>
        <Prose>{words.rich('about.body')}</Prose>
      </SplitSection>
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}
`;

const sampleWords = (name: string) => ({
  meta: {
    title: `Sample title: ${name}`,
    description: `Sample description, ${name}: say in one or two sentences what a reader finds on this page.`,
  },
  hero: {
    title: name,
    lead: 'Sample lead: say in a sentence or two what this page gives to a patient.',
    imageAlt: 'Sample picture: say what it shows, for people who cannot see it.',
  },
  about: { title: 'Sample heading', body: '<p>Sample text: write the first paragraph.</p>' },
  closing: {
    title: 'Sample heading of the closing band',
    text: 'Sample text: say how the clinic can help, beside the button for an appointment.',
  },
});

const sampleNotes = (slug: string) => ({
  'meta.title': {
    note: `The title of the page /${slug} in the browser tab and in search results; the clinic's name is added after it.`,
    max: 60,
  },
  'meta.description': {
    note: 'The text below that title in search results and in previews of shared links. A full sentence or two.',
    max: 160,
  },
  'hero.title': `The large heading of the page /${slug}.`,
  'hero.lead': `The text below the large heading of the page /${slug}. Full sentences.`,
  'hero.imageAlt': 'Alternative text, for people who cannot see it, of the picture beside that heading.',
  'about.title': `The heading of the first section of the page /${slug}.`,
  'about.body': 'The running text below that heading, in paragraphs. Full sentences, from the clinic to the patient.',
  'closing.title': `The heading in the coloured band at the end of the page /${slug}, beside the button for an appointment.`,
  'closing.text': 'The sentences in that band, before the button for an appointment.',
});
