/** The states that most components are shown in: English, Tamil, one branch, five branches. */
import type { Example } from './example.ts';

type State = Pick<Example, 'name' | 'site' | 'language'>;

const USUAL: State = { name: 'usual' };
const LONGEST: State = { name: 'longest Tamil text', language: 'ta' };
const BRANCHES: readonly State[] = [
  { name: 'one branch', site: 'one branch' },
  { name: 'five branches', site: 'five branches' },
];

/** Examples of a component with words from the words files: in English, and in Tamil, which is longer and taller. */
export function inWords(example: Omit<Example, keyof State>): readonly Example[] {
  return [USUAL, LONGEST].map((state) => ({ ...example, ...state }));
}

/** Examples of a component that also shows every branch. */
export function inWordsAndBranches(example: Omit<Example, keyof State>): readonly Example[] {
  return [...inWords(example), ...BRANCHES.map((state) => ({ ...example, ...state }))];
}
