/** A template for a new branch file: every key with its description and a placeholder that `npm run preflight` lists. */
import { z } from 'zod';
import { entryLines } from '../yaml/renderValue.ts';
import { branchFile } from './schema/branchFile.ts';
import { exampleOf } from './schema/manual.ts';
import { SAMPLE_TEXTS } from './warnings/unfilledPlaceholders.ts';
import { WEEKDAYS } from './week.ts';

type Translation = Readonly<{ code: string; nativeName: string }>;

/**
 * The text of a new branch file.
 * @param id name of the file without `.yaml`: lower-case letters, digits and hyphens
 * @param languages languages other than English: every text gets a sample in each
 */
export function newBranchFile(id: string, languages: readonly Translation[]): string {
  const name = id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
  const placeholders: Readonly<Record<string, unknown>> = {
    name: { en: name },
    area: { en: `Sample area of ${name}` },
    region: { en: `Sample region of ${name}` },
    phone: '+910000000009',
    whatsapp: '+910000000009',
    email: `${id}@sample-dental.example`,
    address: {
      lines: [{ en: '1 Sample Street' }],
      city: { en: name },
      state: { en: 'Sample state' },
      postcode: '600001',
    },
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
  const entries = Object.entries<z.ZodType>(branchFile.shape).flatMap(([key, schema]) => {
    const isOptional = schema.safeParse(undefined).success;
    const value = placeholders[key] ?? (isOptional ? null : exampleOf(schema));
    const comment = `${describe(schema)}${isOptional ? ' May be left out.' : ''}`;
    return ['', `# ${comment}`, ...entryLines(key, withSamples(value, languages), [], { step: 2, dashStep: 2 })];
  });
  const opening = [
    // Tells editors where its schema is.
    '# yaml-language-server: $schema=schema/branch.json',
    `# The ${name} branch. Everything the site says about this branch is in this file.`,
    '# Replace the samples with the real facts; branches/README.md explains every field.',
    ...languages.map(
      ({ code, nativeName }) =>
        `# Lines with ${code}: are in ${nativeName}. If you cannot write it, delete them: its pages then show the English text.`,
    ),
  ];
  return [...opening, ...entries, ''].join('\n');
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
