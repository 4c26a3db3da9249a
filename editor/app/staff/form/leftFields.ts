/** Which fields people have left: of others, nobody is told that nothing is in them, until somebody wants to save. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldProblem } from '../../../form/forms.ts';
import { client } from '../queries.ts';
import { nameOf } from './values.ts';

/** The ids of their forms and the names of their values. */
const leftQuery = queryOptions({ queryKey: ['left'], queryFn: skipToken, initialData: [] as readonly string[] });

const placeOf = (form: string, path: Path = []) => `${form} ${nameOf(path)}.`;

export const leaveField = (form: string, path: Path | undefined): void =>
  void client.setQueryData(leftQuery.queryKey, (left = []) => [...new Set([...left, placeOf(form, path)])]);

/** Of a list whose entries have moved. */
export const forgetFields = (form: string, list: Path): void =>
  void client.setQueryData(leftQuery.queryKey, (left = []) =>
    left.filter((each) => !each.startsWith(placeOf(form, list))),
  );

/** Tells the problems that are shown from what is only not finished yet. */
export function useIsTold(): (form: string, problem: FieldProblem) => boolean {
  const { data } = useQuery(leftQuery);
  return (form, { isGap, path }) => !isGap || data?.some((each) => placeOf(form, path).startsWith(each)) === true;
}
