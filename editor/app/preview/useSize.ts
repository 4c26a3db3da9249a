import { type RefCallback, useCallback, useState } from 'react';

/** The size of an element in pixels, as it changes. */
export function useSize(): Readonly<{ element: RefCallback<Element>; size: { width: number; height: number } }> {
  const [size, setSize] = useState({ width: 1, height: 1 });
  const element = useCallback((found: Element | null) => {
    if (!found) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) {
        setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
      }
    });
    observer.observe(found);
    return () => observer.disconnect();
  }, []);
  return { element, size };
}
