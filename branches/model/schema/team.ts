import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../spokenLanguages.ts';
import { WEEKDAYS } from '../week.ts';
import { described, exampleOfAll, group, titled } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { branchId, flag, id, localSentences, localText, localTexts, sample, someOf, text } from './values.ts';

const LANGUAGE_NAMES = Object.keys(SPOKEN_LANGUAGES) as SpokenLanguage[];

export const spokenLanguages = titled(
  someOf(LANGUAGE_NAMES, 'language'),
  'Languages spoken with patients',
  'The languages spoken with patients.',
  ['Tamil', 'English'],
).optional();

const WORKPLACE = { branch: 'chennai', days: ['monday', 'wednesday'] };

const workplace = group(
  'Branch',
  'A branch that the dentist works at.',
  {
    branch: branchId,
    days: titled(
      someOf(WEEKDAYS, 'day', 'a day of the week, such as monday'),
      'Days of the week there',
      'The days of the week there; without them, the days change.',
      WORKPLACE.days,
    ).optional(),
  },
  WORKPLACE,
);

const facts = z.strictObject({
  id: described(id, 'A short name that no visitor sees.', 'sample-dentist-1'),
  name: described(localText, 'The name as shown.', { en: 'Dr. Sample One' }),
  title: titled(localText, 'Position', 'The position.', { en: 'Founder and chief dentist' }),
  specialization: titled(localText, 'Specialty', 'The specialty.', { en: 'Orthodontics' }),
  education: titled(localText, 'Degrees', 'Degrees.', { en: 'BDS, MDS' }),
  certifications: titled(localTexts, 'Further certificates', 'Further certificates, if any.', [
    { en: 'Certified in laser dentistry' },
  ]).optional(),
  description: titled(localSentences, 'About the dentist', 'Two or three sentences about the dentist.', {
    en: 'Looks after children and nervous patients.',
  }),
  founder: titled(
    flag,
    'Founder',
    'true for the founder, who has a profile of their own on the about page.',
  ).optional(),
  photo: titled(picture, 'Portrait', 'A portrait, in the media folder.', 'team/sample-one.webp').optional(),
  photoFocus: pictureFocus.optional(),
  registration: titled(
    text,
    'Registration number',
    'The dental council and the registration number there.',
    'TNDC 00000',
  ).optional(),
  languages: spokenLanguages,
  branches: titled(
    z.array(workplace, expected('list', { entries: 'branches' })).min(1, expected('oneOrMore', { entry: 'branch' })),
    'Where and when the dentist works',
    'Where and when the dentist works.',
    [WORKPLACE],
  ).optional(),
  sample,
});

/** A dentist. A focus without a photograph is a line that does nothing, probably left over or misplaced. */
const teamMember = facts
  .refine(({ photo, photoFocus }) => photo !== undefined || photoFocus === undefined, {
    error: expected('focusOfPicture'),
    path: ['photoFocus'],
    when: ({ value }) => facts.pick({ photo: true, photoFocus: true }).loose().safeParse(value).success,
  })
  .meta({ title: 'Dentist' });

/** The dentists; exactly one is the founder. */
export const team = titled(
  z
    .array(teamMember, expected('list', { entries: 'dentists' }))
    .refine((members) => members.filter((member) => member?.founder === true).length === 1, {
      error: expected('founder'),
      when: ({ value }) => Array.isArray(value),
    }),
  'Dentists',
  'The dentists, in the order of the about page.',
  [{ ...exampleOfAll(facts.shape), founder: true }],
);
