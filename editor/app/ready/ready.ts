import { useQuery } from '@tanstack/react-query';
import type { Group } from '../../../scripts/preflight/finding.ts';
import { session } from '../api.ts';
import { config } from '../connection.ts';
import { draftQuery } from '../staff/queries.ts';
import { formOf, WORDS } from '../staff/tasks.ts';

/** What preflight says about the draft as it is. */
export function useReady() {
  const { revision } = useQuery(draftQuery).data ?? {};
  return useQuery({
    queryKey: ['publish', 'preflight', revision],
    queryFn: () => session.publishing.preflight(),
    enabled: revision !== undefined,
    placeholderData: (last) => last,
  });
}

/** Whom something is for, as `editor.yaml` says: advice for dentists, a translation for its translators, a branch for who works there. */
export function peopleFor(file: string, group?: Group): readonly string[] {
  const people = config.store === 'github' ? Object.values(config.people) : [];
  const [, language = ''] = WORDS.exec(file) ?? [];
  const isFor = ({ dentist, translates, branch }: (typeof people)[number]) =>
    group === 'review' ? dentist : translates?.includes(language) || (branch && branch === formOf(file));
  return people.filter(isFor).map(({ name }) => name);
}
