import { useQuery } from '@tanstack/react-query';
import { session } from '../api.ts';

/** The address of a picture in `media/`, at most some pixels wide; undefined until it is needed and made. @param name path in that folder */
export function usePictureAddress(name: string, width: 320 | 960, isNeeded = true): string | undefined {
  const { data } = useQuery({
    queryKey: ['picture', name, width],
    async queryFn() {
      const picture = await session.pictures.small(name, width);
      return picture ? URL.createObjectURL(picture) : null;
    },
    enabled: isNeeded,
    // What others change is asked for again: see `start.tsx`.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
