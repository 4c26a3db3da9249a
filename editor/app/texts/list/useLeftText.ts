import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';

/** What a link back to the list says: the id of the row of the text that was open. */
const leftText = z.object({ from: z.string() });

/** Comes back to the text that was open, in the list. */
export function useLeftText(): void {
  const { state } = useLocation();
  useEffect(() => {
    const from = leftText.safeParse(state).data?.from;
    const row = from === undefined ? null : document.getElementById(from);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [state]);
}
