import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { Action, type ActionLook } from '../ui/links/Action.tsx';

export type CallActionsProps = Readonly<{
  branches: readonly Branch[];
  look?: ActionLook;
  /** Shows the number after the branch's name. */
  withNumber?: boolean;
}>;

/** A call button per branch. */
export function CallActions({ branches, look = 'secondary', withNumber = false }: CallActionsProps) {
  const words = useWords('common');
  const local = useLocalWords();
  return branches.map(({ id, name, phone }) => {
    const branch = local.plain(name);
    return (
      <Action key={id} href={telLink(phone)} look={look} icon="phone">
        {withNumber
          ? words.text('actions.callNumber', { branch, phone: formatPhone(phone) })
          : words.text('actions.call', { branch })}
      </Action>
    );
  });
}
