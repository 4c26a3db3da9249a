/** The basic values of the branch files. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { invisibleCharacter } from '../../../diagnostics/invisibleCharacter.ts';
import { CALLED_NUMBER, expectedNumber, OWN_NUMBER } from '../phone.ts';
import { type FieldName, named, withExample } from './manual.ts';

/** A string that matches a pattern, with one error wording for every failure. */
export const matching = (pattern: RegExp, error: string) => z.string(error).regex(pattern, error);

/** Line breaks are allowed: YAML has multi-line strings. */
const invisibleIn = (value: string) => invisibleCharacter(value.replace(/\r?\n/g, ' '));

export const text = withExample(
  z
    .string(expected('text'))
    .min(1, expected('text'))
    .refine((value) => !invisibleIn(value), {
      abort: true,
      error: ({ input }) => expected('visibleText', { character: invisibleIn(String(input)) ?? '' }),
    }),
  'Our clinic is open on Sundays.',
);

/** A text per language; English is required, other languages have two-letter keys. */
export const localText = withExample(
  z
    .object({ en: named(text, 'value.en') }, expected('translations'))
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
  { en: 'Perambur' },
);

export const localTexts = withExample(z.array(localText, expected('list', { entries: 'texts' })), [
  { en: 'Only at our Chennai clinic' },
]);

function number(pattern: RegExp, isChat: boolean) {
  const error = ({ input }: { input?: unknown }) => expectedNumber(input, isChat);
  return z.string({ error }).regex(pattern, { error });
}

export const phone = withExample(number(CALLED_NUMBER, false), '+910000000001');

/** A number with WhatsApp. */
export const chatNumber = withExample(number(OWN_NUMBER, true), '+910000000001');

export const email = withExample(z.email(expected('email')), 'hello@sample-dental.example');

const HTTPS = /^https:\/\/[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+(:\d+)?([/?#][^\s"'<>\\]*)?$/u;
const expectedLink = expected('link');

export const link = withExample(
  z.string(expectedLink).refine((value) => HTTPS.test(value) && URL.canParse(value), expectedLink),
  'https://www.sample-dental.example/page',
);

const expectedOrigin = expected('origin');

export const origin = withExample(
  z
    .string(expectedOrigin)
    .refine((value) => HTTPS.test(value) && URL.canParse(value) && new URL(value).origin === value, expectedOrigin),
  'https://www.sample-dental.example',
);

export const postcode = named(matching(/^[1-9]\d{5}$/, expected('postcode')), 'address.postcode', '600082');

/** An id of a branch, an offer or a dentist. */
export const id = named(matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, expected('name')), 'value.id', 'independence-day');

export const branchId = named(id, 'value.branch', 'chennai');

/** The id of a treatment with a page of its own: `site/pages/services.ts` has them all. */
export const serviceId = named(id, 'value.service', 'laser-dentistry');

export const dentistId = named(id, 'value.dentist', 'sample-dentist-1');

export const day = withExample(z.iso.date(expected('day')), '2025-08-31');

export const flag = withExample(z.boolean(expected('flag')), true);

/** The mark of an entry that must be replaced before going live. */
export const sample = named(flag, 'value.sample').optional();

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

/** A list of groups. @param name what one of them is @param entries what they are */
export const listOf = <Shape extends z.core.$ZodShape>(name: FieldName, entries: string, shape: Shape) =>
  z.array(named(z.strictObject(shape), name), expected('list', { entries }));
