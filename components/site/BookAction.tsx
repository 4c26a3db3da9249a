import { pathOf } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { Action, type ActionLook } from '../ui/Action.tsx';

export type BookActionProps = Readonly<{ look?: ActionLook }>;

/** "Book Appointment": leads to /contact. */
export function BookAction({ look = 'primary' }: BookActionProps) {
  const words = useWords('common');
  return (
    <Action href={pathOf('contact')} look={look} icon="calendar">
      {words.text('actions.bookAppointment')}
    </Action>
  );
}
