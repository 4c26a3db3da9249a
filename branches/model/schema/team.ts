/** The dentists in the clinic file. */
import { z } from 'zod';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../spokenLanguages.ts';
import { WEEKDAYS } from '../week.ts';
import { described, titled } from './manual.ts';
import { picture, pictureFocus } from './picture.ts';
import { branchId, flag, id, localSentences, localText, localTexts, sample, text } from './values.ts';

const LANGUAGE_NAMES = Object.keys(SPOKEN_LANGUAGES) as SpokenLanguage[];

const isWithoutRepeats = (list: readonly string[]) => new Set(list).size === list.length;

const WORKPLACE = { branch: 'chennai', days: ['monday', 'wednesday'] };

const workplace = z
  .strictObject({
    branch: branchId,
    days: z
      .array(z.enum(WEEKDAYS, 'a day of the week, such as monday'), 'a list of days in square brackets')
      .min(1, 'at least one day')
      .refine(isWithoutRepeats, 'each day once')
      .meta(
        titled('Days of the week there', 'The days of the week there; without them, the days change.', WORKPLACE.days),
      )
      .optional(),
  })
  .meta(titled('Branch', 'A branch that the dentist works at.', WORKPLACE));

const facts = z.strictObject({
  id: id.meta(described('A short name that no visitor sees.', 'sample-dentist-1')),
  name: localText.meta(described('The name as shown.', { en: 'Dr. Sample One' })),
  title: localText.meta(titled('Position', 'The position.', { en: 'Founder and chief dentist' })),
  specialization: localText.meta(titled('Specialty', 'The specialty.', { en: 'Orthodontics' })),
  education: localText.meta(titled('Degrees', 'Degrees.', { en: 'BDS, MDS' })),
  certifications: localTexts
    .meta(titled('Further certificates', 'Further certificates, if any.', [{ en: 'Certified in laser dentistry' }]))
    .optional(),
  description: localSentences.meta(
    titled('About the dentist', 'Two or three sentences about the dentist.', {
      en: 'Looks after children and nervous patients.',
    }),
  ),
  founder: flag
    .meta(titled('Founder', 'true for the founder, who has a profile of their own on the about page.'))
    .optional(),
  photo: picture.meta(titled('Portrait', 'A portrait, in the media folder.', 'team/sample-one.webp')).optional(),
  photoFocus: pictureFocus.optional(),
  registration: text
    .meta(titled('Registration number', 'The dental council and the registration number there.', 'TNDC 00000'))
    .optional(),
  languages: z
    .array(z.enum(LANGUAGE_NAMES, `a language: ${LANGUAGE_NAMES.join(', ')}`), 'a list of languages in square brackets')
    .min(1, 'at least one language')
    .refine(isWithoutRepeats, 'each language once')
    .meta(titled('Languages spoken with patients', 'The languages spoken with patients.', ['Tamil', 'English']))
    .optional(),
  branches: z
    .array(workplace, 'a list of branches')
    .min(1, 'at least one branch')
    .meta(titled('Where and when the dentist works', 'Where and when the dentist works.', [WORKPLACE]))
    .optional(),
  sample,
});

/** A dentist. A focus without a photograph is a line that does nothing, probably left over or misplaced. */
const teamMember = facts
  .refine(({ photo, photoFocus }) => photo !== undefined || photoFocus === undefined, {
    error: 'a photograph that it is about, in a line of its own: photo: team/sample-one.webp',
    path: ['photoFocus'],
    when: ({ value }) => facts.pick({ photo: true, photoFocus: true }).loose().safeParse(value).success,
  })
  .meta({ title: 'Dentist' });

/** The dentists; exactly one is the founder. */
export const team = z
  .array(teamMember, 'a list of dentists')
  .refine((members) => members.filter((member) => member?.founder === true).length === 1, {
    error: 'exactly one dentist with founder: true',
    when: ({ value }) => Array.isArray(value),
  })
  .meta(
    titled('Dentists', 'The dentists, in the order of the about page.', [
      {
        id: 'sample-dentist-1',
        name: { en: 'Dr. Sample One' },
        title: { en: 'Founder and chief dentist' },
        specialization: { en: 'Orthodontics' },
        education: { en: 'BDS, MDS' },
        description: { en: 'Looks after children and nervous patients.' },
        founder: true,
      },
    ]),
  );
