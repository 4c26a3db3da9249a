import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../spokenLanguages.ts';
import { WEEKDAYS } from '../week.ts';
import { exampleOfAll, group, named } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { branchId, dentistId, flag, id, localText, localTexts, sample, someOf, text } from './values.ts';

const LANGUAGE_NAMES = Object.keys(SPOKEN_LANGUAGES) as SpokenLanguage[];

export const spokenLanguages = named(someOf(LANGUAGE_NAMES, 'language'), 'dentist.languages', [
  'Tamil',
  'English',
]).optional();

const WORKPLACE = { branch: 'chennai', days: ['monday', 'wednesday'] };

const days = named(
  someOf(WEEKDAYS, 'day', 'a day of the week, such as monday'),
  'workplace.days',
  WORKPLACE.days,
).optional();

const workplace = group('workplace.itself', { branch: branchId, days }, WORKPLACE);

const AT_WORK = { id: 'sample-dentist-1', days: WORKPLACE.days };

/** In the file of a branch: who works there. */
export const dentists = named(
  z
    .array(group('workplace.dentist', { id: dentistId, days }, AT_WORK), expected('list', { entries: 'dentists' }))
    .min(1, expected('oneOrMore', { entry: 'dentist' })),
  'branch.dentists',
  [AT_WORK],
);

const facts = z.strictObject({
  id: named(id, 'dentist.id', 'sample-dentist-1'),
  name: named(localText, 'dentist.name', { en: 'Dr. Sample One' }),
  title: named(localText, 'dentist.title', { en: 'Founder and chief dentist' }),
  specialization: named(localText, 'dentist.specialization', { en: 'Orthodontics' }),
  education: named(localText, 'dentist.education', { en: 'BDS, MDS' }),
  certifications: named(localTexts, 'dentist.certifications', [{ en: 'Certified in laser dentistry' }]).optional(),
  description: named(localText, 'dentist.description', {
    en: 'Looks after children and nervous patients.',
  }),
  founder: named(flag, 'dentist.founder').optional(),
  photo: named(picture, 'dentist.photo', 'team/sample-one.webp').optional(),
  photoFocus: pictureFocus.optional(),
  registration: named(text, 'dentist.registration', 'TNDC 00000').optional(),
  languages: spokenLanguages,
  branches: named(
    z.array(workplace, expected('list', { entries: 'branches' })).min(1, expected('oneOrMore', { entry: 'branch' })),
    'dentist.branches',
    [WORKPLACE],
  ).optional(),
  sample,
});

/** A dentist. A focus without a photograph is a line that does nothing, probably left over or misplaced. */
const teamMember = named(
  facts.refine(({ photo, photoFocus }) => photo !== undefined || photoFocus === undefined, {
    error: expected('focusOfPicture'),
    path: ['photoFocus'],
    when: ({ value }) => facts.pick({ photo: true, photoFocus: true }).loose().safeParse(value).success,
  }),
  'dentist.itself',
);

/** The dentists; exactly one is the founder. */
export const team = named(
  z
    .array(teamMember, expected('list', { entries: 'dentists' }))
    .refine((members) => members.filter((member) => member?.founder === true).length === 1, {
      error: expected('founder'),
      when: ({ value }) => Array.isArray(value),
    }),
  'clinic.team',
  [{ ...exampleOfAll(facts.shape), founder: true }],
);
