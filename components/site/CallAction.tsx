import { telLink } from '../../branches/model/links.ts';
import type { Branch } from '../../branches/model/site-model.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';
import { Action, type ActionLook } from '../ui/Action.tsx';

export type CallActionProps = Readonly<{ branch: Branch; look?: ActionLook }>;

/** "Call Chennai": dials a branch. */
export function CallAction({ branch, look = 'secondary' }: CallActionProps) {
  const words = useWords('common');
  const local = useLocalWords();
  return (
    <Action href={telLink(branch.phone)} look={look} icon="phone">
      {words.text('actions.call', { branch: local.plain(branch.name) })}
    </Action>
  );
}
