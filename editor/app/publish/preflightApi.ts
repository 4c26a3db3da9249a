import { useQuery } from '@tanstack/react-query';
import { publishSource } from './publishSource.ts';

/**
 * What preflight says about what is saved.
 * @param version tells the states of the saved content apart
 */
export const usePreflight = (version: string) =>
  useQuery({
    queryKey: ['publish', 'preflight', version],
    queryFn: publishSource.preflight,
  });
