/** Which fields people have left: of others, nobody is told that nothing is in them, until somebody wants to save. */
import { useSyncExternalStore } from 'react';
import type { FieldProblem } from '../../../form/forms.ts';
import { nameOf } from './values.ts';

/** The ids of their forms and the names of their values. */
let left: readonly string[] = [];
const listeners = new Set<() => void>();

const isIn = (place: string, other: string) => `${place}.`.startsWith(`${other}.`);

function become(next: typeof left): void {
  left = next;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param names of values, such as `offers.0.title` */
export const leaveFields = (form: string, names: readonly string[]): void =>
  become([...new Set([...left, ...names.map((name) => `${form} ${name}`)])]);

/** Of a list whose entries have moved, or of one of them. */
export const forgetFields = (form: string, name: string): void =>
  become(left.filter((each) => !isIn(each, `${form} ${name}`)));

/** Tells the problems that are shown from what is only not finished yet. */
export function useIsTold(): (form: string, problem: FieldProblem) => boolean {
  const now = useSyncExternalStore(listen, () => left);
  return (form, { isGap, isWarning, path = [] }) =>
    !isGap || isWarning === true || now.some((each) => isIn(`${form} ${nameOf(path)}`, each));
}
