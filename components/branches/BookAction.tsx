import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { Action, type ActionLook } from '../ui/links/Action.tsx';

export type BookActionProps = Readonly<{ look?: ActionLook }>;

/** "Book Appointment": a link to /contact. */
export function BookAction({ look = 'primary' }: BookActionProps) {
  const words = useWords('common');
  return (
    <Action href={pathOf('contact')} look={look} icon="calendar">
      {words.text('actions.bookAppointment')}
    </Action>
  );
}
