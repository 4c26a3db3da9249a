import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Text } from '../../texts/texts.ts';
import { session } from '../api.ts';

/** The English that a text was translated from, if it was stale when it was opened and the history has it. */
export function useOldEnglish(language: string, { namespace, key, state, english }: Text): string | undefined {
  const [wasStale] = useState(state === 'stale');
  const { data } = useQuery({
    queryKey: ['old-english', language, namespace, key, english],
    queryFn: async () => (await session.texts.oldEnglish(language, { namespace, key })) ?? english,
    enabled: wasStale,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === english ? undefined : data;
}
