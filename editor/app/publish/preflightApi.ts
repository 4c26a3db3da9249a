import { useQuery } from '@tanstack/react-query';
import { read, server } from '../server.ts';

/**
 * What preflight says about what is saved.
 * @param version tells the states of the saved content apart
 */
export const usePreflight = (version: string) =>
  useQuery({
    queryKey: ['publish', 'preflight', version],
    queryFn: () => read(server.publish.preflight.$get()),
  });
