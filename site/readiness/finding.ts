import type { Plain } from '../../diagnostics/factSentences.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';

/** In the order of the report. A blocker must be fixed before going live; a hint needs a person's judgement. */
export const GROUPS = {
  placeholder: { title: 'Placeholders and samples to replace', blocks: true },
  picture: { title: 'Pictures to replace or to add', blocks: true },
  review: { title: 'Dental advice that no dentist has signed off', blocks: true },
  gap: { title: 'What patients see in English in published languages', blocks: false },
  face: { title: 'Faces and places that patients look for', blocks: false },
  photo: { title: 'Photographs worth taking', blocks: false },
  draft: { title: 'Pages of other languages that patients do not see yet', blocks: false },
  offer: { title: 'Offers that have ended or end soon', blocks: false },
  figure: { title: 'Figures that differ', blocks: false },
  branch: { title: 'Branches that differ from the clinic', blocks: false },
  consent: { title: 'Consent to advertising', blocks: false },
  warning: { title: 'Allowed, but probably not intended', blocks: false },
  adviser: { title: 'To ask the dental council, or your adviser on its rules', blocks: false },
  wording: { title: 'Words that advertising rules for dentists may question', blocks: false },
} as const satisfies Readonly<Record<string, Readonly<{ title: string; blocks: boolean }>>>;

export type Group = keyof typeof GROUPS;

/** Lines and columns count from 1; a finding about a whole file has neither. */
export type Finding = Readonly<{
  group: Group;
  file: string;
  line?: number;
  column?: number;
  message: string;
  /** What has been found in a branch file. */
  problem?: Problem;
  /** The message for people who do not know the files; beside the name of the value or page. */
  plain?: Plain | string;
}>;

/** The groups that have findings, with title and number. */
export function inGroups(findings: readonly Finding[]): readonly (readonly [title: string, own: readonly Finding[]])[] {
  return Object.entries(GROUPS).flatMap(([group, { title }]) => {
    const own = findings.filter((finding) => finding.group === group);
    return own.length > 0 ? [[`${title} (${own.length})`, own] as const] : [];
  });
}
