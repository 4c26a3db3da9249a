/** Which fields people have left: of others, nobody is told that nothing is in them, until somebody wants to save. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { FieldProblem } from '../../../form/forms.ts';
import { client } from '../queries.ts';
import { nameOf } from './values.ts';

/** The ids of their forms and the names of their values. */
const leftQuery = queryOptions({ queryKey: ['left'], queryFn: skipToken, initialData: [] as readonly string[] });

/** @param name of its value, such as `offers.0.title` */
export const leaveField = (form: string, name: string): void =>
  void client.setQueryData(leftQuery.queryKey, (left = []) => [...new Set([...left, `${form} ${name}.`])]);

export const calmFields = (): void => void client.setQueryData(leftQuery.queryKey, []);

/** Tells the problems that are shown from what is only not finished yet. */
export function useIsTold(): (form: string, problem: FieldProblem) => boolean {
  const { data } = useQuery(leftQuery);
  return (form, { isGap, path = [] }) =>
    !isGap || data?.some((each) => `${form} ${nameOf(path)}.`.startsWith(each)) === true;
}
