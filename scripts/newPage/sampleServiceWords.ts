import type { English } from '../../locales/model/english.ts';
import type { Service } from '../../renderer/site/services.ts';

/** The numbers of the sections of an illustrated page. */
export const SAMPLE_SECTIONS = [1, 2, 3, 4, 5, 6] as const;

/** The texts that both kinds of service pages have. */
const both = (name: string) => ({
  meta: {
    title: `Sample title: ${name}`,
    description: `Sample description, ${name}: say in one or two sentences what a reader finds on this page.`,
  },
  glance: {
    feels: 'Sample answer: what does it feel like?',
    duration: 'Sample answer: how long does it take?',
    cost: 'Sample answer: what does the cost depend on?',
    after: 'Sample answer: what does a patient do afterwards?',
  },
  sources: {
    items: [1, 2].map(
      (number) => `<a href="https://source.example/">Sample source ${number}: whose page it is, and its subject</a>`,
    ),
  },
  closing: {
    title: 'Sample heading of the closing band',
    text: 'Sample text: say what happens at the first visit, beside the button for an appointment.',
  },
});

const imageAlt = 'Sample picture: say what it shows, for people who cannot see it.';

const several = <Item>(item: (number: number) => Item): Item[] => [1, 2, 3, 4].map(item);

/** Typed like the words of an existing service, so that no text is missing. */
const detailed = (name: string): English['kids-dentistry'] => ({
  ...both(name),
  hero: { title: name, lead: 'Sample lead: say in a sentence or two what this service does.', imageAlt },
  about: { title: 'Sample heading: what it is', body: '<p>Sample text: write the first paragraph.</p>' },
  causes: {
    title: 'Sample heading: why it is needed',
    intro: 'Sample sentence before the list.',
    items: several((number) => `Sample cause ${number}: write a short statement without a full stop`),
  },
  symptoms: {
    title: 'Sample heading: signs to look for',
    intro: 'Sample sentence before the list.',
    items: several((number) => `Sample sign ${number}: write a short statement without a full stop`),
  },
  risks: {
    title: 'Sample heading: the risks',
    intro: 'Sample sentence before the list.',
    items: several((number) => `Sample risk ${number}: write a short statement without a full stop`),
  },
  treatment: {
    title: 'Sample heading: step by step',
    intro: 'Sample sentence before the steps.',
    steps: several((number) => ({ title: `Sample step ${number}`, text: 'Sample text: say what happens.' })),
  },
  why: {
    title: `Sample heading: why choose us for ${name.toLowerCase()}`,
    items: several((number) => ({ title: `Sample reason ${number}`, text: 'Sample text: say what the clinic does.' })),
  },
});

const illustrated = (name: string): English['dentures'] => ({
  ...both(name),
  title: name,
  description: 'Sample lead: say in a sentence or two what this service does.',
  imageAlt,
  sections: SAMPLE_SECTIONS.map((number) => ({
    title: `Sample heading ${number}`,
    content: '<p>Sample text: write the paragraphs of this section.</p>',
    imageAlt,
  })),
});

/** Recognisable sample texts for every text of a new service page. */
export function sampleServiceWords(kind: Service['kind'], name: string): object {
  return kind === 'detailed' ? detailed(name) : illustrated(name);
}
