import { useEffect, useState } from 'react';
import { session } from '../api.ts';

/**
 * The address of a picture in `media/` in this document; undefined until it is made.
 * @param name path in that folder; undefined while it need not be shown
 * @param width in pixels, at most
 */
export function usePictureAddress(name: string | undefined, width: 320 | 960 = 960): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made = '';
    let isGone = false;
    const show = async (wanted: string) => {
      const picture = await session.pictures.small(wanted, width).catch(() => undefined);
      if (!picture || isGone) return;
      made = URL.createObjectURL(picture);
      setAddress(made);
    };
    if (name !== undefined) show(name);
    return () => {
      isGone = true;
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [name, width]);
  return address;
}
