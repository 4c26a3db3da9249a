/** The basic values of the branch files. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { invisibleCharacter } from '../../../diagnostics/invisibleCharacter.ts';
import { CALLED_NUMBER, expectedNumber, OWN_NUMBER } from '../phone.ts';
import { described, titled } from './manual.ts';

/** A string that matches a pattern, with one error wording for every failure. */
export const matching = (pattern: RegExp, error: string) => z.string(error).regex(pattern, error);

/** Line breaks are allowed: YAML has multi-line strings. */
const invisibleIn = (value: string) => invisibleCharacter(value.replace(/\r?\n/g, ' '));

export const text = described(
  z
    .string(expected('text'))
    .min(1, expected('text'))
    .refine((value) => !invisibleIn(value), {
      abort: true,
      error: ({ input }) => expected('visibleText', { character: invisibleIn(String(input)) ?? '' }),
    }),
  'Text of at least one character.',
  'Our clinic is open on Sundays.',
);

/** A text per language; English is required, other languages have two-letter keys. */
export const localText = described(
  z
    .object({ en: titled(text, 'English', 'The English text.') }, expected('translations'))
    .catchall(text)
    .superRefine(
      (value, context) => {
        const keys = Object.keys(value).filter((key) => !/^[a-z]{2}$/.test(key));
        if (keys.length === 0) return;
        const message = 'A language code has two lower-case letters, such as en or ta.';
        context.addIssue({ code: 'unrecognized_keys', keys, input: value, message });
      },
      // Also runs if the English text is missing: its key may be misspelt, such as EN.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  'Text in English and, if you have it, in Tamil (ta).',
  { en: 'Perambur' },
);

/** The same for texts of more than a few words. */
export const localSentences = described(localText, 'Sentences in English and, if you have them, in Tamil (ta).');

export const localTexts = described(z.array(localText, expected('list', { entries: 'texts' })), 'A list of texts.', [
  { en: 'Only at our Chennai clinic' },
]);

function number(pattern: RegExp, isChat: boolean) {
  const error = ({ input }: { input?: unknown }) => expectedNumber(input, isChat);
  return z.string({ error }).regex(pattern, { error });
}

export const phone = described(
  number(CALLED_NUMBER, false),
  'A phone number with its country code, or a toll-free one without: no spaces.',
  '+910000000001',
);

/** A number with WhatsApp. */
export const chatNumber = described(
  number(OWN_NUMBER, true),
  'A phone number with its country code: +91 and ten digits, no spaces.',
  '+910000000001',
);

export const email = described(z.email(expected('email')), 'An e-mail address.', 'hello@sample-dental.example');

const HTTPS = /^https:\/\/[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d+)?([/?#][^\s"'<>\\]*)?$/u;
const expectedLink = expected('link');

export const link = described(
  z.string(expectedLink).refine((value) => HTTPS.test(value) && URL.canParse(value), expectedLink),
  'A web address.',
  'https://www.sample-dental.example/page',
);

export const linkTo = (description: string, example: string) => described(link, description, example);

const expectedOrigin = expected('origin');

export const origin = described(
  z
    .string(expectedOrigin)
    .refine((value) => HTTPS.test(value) && URL.canParse(value) && new URL(value).origin === value, expectedOrigin),
  'The address of a site, without a page.',
  'https://www.sample-dental.example',
);

export const postcode = titled(
  matching(/^[1-9]\d{5}$/, expected('postcode')),
  'Postcode (PIN)',
  'The postcode (PIN): six digits.',
  '600082',
);

/** An id of a branch, an offer or a dentist. */
export const id = titled(
  matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, expected('name')),
  'Short name',
  'A short name that no visitor sees: lower-case letters, digits and hyphens.',
  'independence-day',
);

export const branchId = titled(id, 'Branch', 'The branch, by the name of its file.', 'chennai');

export const day = described(z.iso.date(expected('day')), 'A day: year-month-day.', '2025-08-31');

export const flag = described(z.boolean(expected('flag')), 'Yes or no.', true);

/** The mark of an entry that must be replaced before going live. */
export const sample = titled(
  flag,
  'Invented sample',
  'Invented content, which must be replaced before going live.',
).optional();

/** A whole number of at least `least`. */
export const count = (least: number, most?: number) => {
  const error = most ? expected('countUpTo', { least, most }) : expected('count', { least });
  const schema = z.number(error).int(error).min(least, error);
  return most ? schema.max(most, error) : schema;
};

/** @param options what can be chosen, as a message says it */
export const oneOf = <const Name extends string>(names: readonly Name[], options: string) =>
  z.enum(names, expected('choice', { options }));

/**
 * At least one of these names, each once: `[Tamil, English]`.
 * @param noun what one of them is
 * @param options the same, as a message says it
 */
export const someOf = <const Name extends string>(
  names: readonly Name[],
  noun: string,
  options = `a ${noun}: ${names.join(', ')}`,
) =>
  z
    .array(oneOf(names, options), expected('list', { entries: `${noun}s in square brackets` }))
    .min(1, expected('oneOrMore', { entry: noun }))
    .refine((list) => new Set(list).size === list.length, expected('eachOnce', { entry: noun }));

/**
 * A list of groups.
 * @param title what one of them is
 * @param entries what they are
 */
export const listOf = <Shape extends z.core.$ZodShape>(title: string, entries: string, shape: Shape) =>
  z.array(z.strictObject(shape).meta({ title }), expected('list', { entries }));
