import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Comes back to the text that was open, in the list: a link back has the id of its row. */
export function useLeftText(): void {
  const { state } = useLocation();
  useEffect(() => {
    const row = document.getElementById(String(state?.from));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [state]);
}
