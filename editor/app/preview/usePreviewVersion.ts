import { useEffect, useState } from 'react';

/** Changes whenever a page of the draft may look different. */
export function usePreviewVersion(): string {
  const [version, setVersion] = useState('');
  useEffect(() => {
    const changes = new EventSource('/api/preview/changes');
    changes.addEventListener('message', ({ data }) => setVersion(String(data)));
    return () => changes.close();
  }, []);
  return version;
}
