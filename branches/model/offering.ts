/** The branches that offer a service: all but those whose file says otherwise. @param service its id */
export const offering = <Branch extends Readonly<{ notOffered?: readonly string[] | undefined }>>(
  branches: readonly Branch[],
  service: string,
): readonly Branch[] => branches.filter(({ notOffered = [] }) => !notOffered.includes(service));
