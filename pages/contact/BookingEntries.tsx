import { Action } from '../../components/ui/Action.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { SplitSection } from '../../components/ui/SplitSection.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { bookingPath } from '../../renderer/routes.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

/** The way to each branch's booking page. */
export function BookingEntries() {
  const { branches } = useSite();
  const words = useWords('contact');
  const local = useLocalWords();
  return (
    <SplitSection title={words.text('booking.title')} intro={words.text('booking.text')}>
      <Grid>
        {branches.map((branch) => (
          <li key={branch.id}>
            <Card>
              <h3>{local.text(branch.area)}</h3>
              <p>
                {local.text(branch.address.city)} {branch.address.postcode}
              </p>
              <div data-last="">
                <Action href={bookingPath(branch)} icon="calendar">
                  {words.text('booking.button', { branch: local.plain(branch.name) })}
                </Action>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </SplitSection>
  );
}
