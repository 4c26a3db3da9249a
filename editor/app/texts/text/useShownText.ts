import { useEffect, useEffectEvent } from 'react';
import { usePreview } from '../../preview/previewContext.tsx';
import type { Text } from '../textsApi.ts';

/** Shows a text on the page beside it, outlined: on the page that is open if it has the text, else on the first that has it. */
export function useShownText(language: string, text: Text): void {
  const preview = usePreview();
  const show = useEffectEvent(() => {
    const { namespace, key, pages } = text;
    const isThere = preview.target.page !== undefined && pages.includes(preview.target.page);
    const page = isThere ? preview.target.page : pages[0];
    preview.show({
      focus: { kind: 'text', language, namespace, key },
      language,
      ...(page === undefined ? {} : { page }),
    });
  });
  useEffect(() => show(), []);
}
