import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PreviewFocus, usePreview } from '../preview/previewContext.tsx';
import { textAddress } from './textAddress.ts';

/** Opens the text that is clicked on the page. */
export function usePickedText(): void {
  const preview = usePreview();
  const navigate = useNavigate();
  const open = useEffectEvent((picked: PreviewFocus) => {
    if (picked.kind === 'text') navigate(textAddress(picked.language, picked));
  });
  const listen = useEffectEvent((isOn: boolean) => preview.onPick(isOn ? (picked) => open(picked) : undefined));
  useEffect(() => {
    listen(true);
    return () => listen(false);
  }, []);
}
