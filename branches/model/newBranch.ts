/** A template for a new branch file: every key with its description and a placeholder that `npm run preflight` lists. */
import { Document, isScalar, Scalar, visit, YAMLMap } from 'yaml';
import { z } from 'zod';
import { exampleOf } from './files/schemaAt.ts';
import { branchFile } from './schema/branchFile.ts';
import { WEEKDAYS } from './siteModel.ts';
import { SAMPLE_TEXTS } from './warnings/unfilledPlaceholders.ts';

/** A language that texts are translated into. */
type Translation = Readonly<{ code: string; nativeName: string }>;

/** First line of a branch file: tells editors where its schema is. */
const SCHEMA_LINE = '# yaml-language-server: $schema=schema/branch.json';

/**
 * The text of a new branch file.
 * @param id name of the file without `.yaml`: lower-case letters, digits and hyphens
 * @param languages languages other than English: every text gets a sample in each
 */
export function newBranchFile(id: string, languages: readonly Translation[]): string {
  const name = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const placeholders: Readonly<Record<string, unknown>> = {
    name: { en: name },
    area: { en: `Sample area of ${name}` },
    region: { en: `Sample region of ${name}` },
    phone: '+910000000009',
    whatsapp: '+910000000009',
    email: `${id}@sample-dental.example`,
    address: { lines: [{ en: '1 Sample Street' }], city: { en: name }, postcode: '600001' },
    areasServed: [{ en: `Sample area of ${name}` }],
    hours: Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'sunday' ? ['11:00-13:30'] : ON_WEEKDAYS])),
    exceptions: [],
    maps: {
      directions: `Sample Dental Clinic, ${name}`,
      readReviews: `Sample Dental Clinic ${name} reviews`,
      writeReview: `Sample Dental Clinic ${name} write a review`,
    },
    booking: {
      slug: `online-dentist-appointment-booking-${id}`,
      portal: `https://booking.sample-dental.example/${id}`,
    },
    pictureAlt: { en: `Sample picture of the clinic in ${name}.` },
  };
  const document = new Document(new YAMLMap());
  const contents = document.contents as YAMLMap;
  const shape: Readonly<Record<string, z.ZodType>> = branchFile.shape;
  for (const [key, schema] of Object.entries(shape)) {
    const isOptional = schema.safeParse(undefined).success;
    const value = placeholders[key] ?? (isOptional ? null : exampleOf(schema));
    const pair = document.createPair(key, withSamples(value, languages), { aliasDuplicateObjects: false });
    const comment = `${describe(schema)}${isOptional ? ' May be left out.' : ''}`;
    if (isScalar(pair.key)) Object.assign(pair.key, { commentBefore: ` ${comment}`, spaceBefore: true });
    contents.add(pair);
  }
  quoteAndFlow(document);
  const opening = [
    SCHEMA_LINE,
    `# The ${name} branch. Everything the site says about this branch is in this file.`,
    '# Replace the samples with the real facts; branches/README.md explains every field.',
    ...languages.map(
      ({ code, nativeName }) =>
        `# Lines with ${code}: are in ${nativeName}. If you cannot write it, delete them: its pages then show the English text.`,
    ),
    '',
  ];
  return opening.join('\n') + document.toString({ lineWidth: 0, nullStr: '', flowCollectionPadding: false });
}

/** Adds a sample in each other language to every English text in a value. */
function withSamples(value: unknown, languages: readonly Translation[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withSamples(item, languages));
  if (typeof value !== 'object' || value === null) return value;
  const samples = languages.map(({ code }) => [code, SAMPLE_TEXTS[code] ?? 'Sample text']);
  if ('en' in value) return { ...value, ...Object.fromEntries(samples) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withSamples(inner, languages)]));
}

const ON_WEEKDAYS = ['10:30-13:30', '17:30-20:30'];

function describe(schema: z.ZodType): string {
  const own = schema.meta()?.description;
  return own ?? (schema instanceof z.ZodOptional ? describe(schema.unwrap() as z.ZodType) : '');
}

/** Formats the document as staff write it: phone numbers and postcodes in quotes, opening times on one line. */
function quoteAndFlow(document: Document): void {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && /^\+?\d+$/.test(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
    Seq(_key, node) {
      node.flow = node.items.length === 0 || node.items.every((item) => isScalar(item));
    },
  });
}
