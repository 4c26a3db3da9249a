/** The manual says: when a message says "Type:", type exactly that. Doing so must remove the mistake. */
import { expect, test } from 'vitest';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { followed, problemsIn, proposalOf } from './follow.ts';
import { singleMistakes } from './mutate.ts';

/** A full run tries all; otherwise every 83rd, so that each wrong text appears in different positions. */
const STEP = process.env.TEST_ALL ? 1 : 83;

test('whatever a message says to type is accepted', { timeout: 1_200_000 }, () => {
  const refused: string[] = [];
  let proposed = 0;
  for (const { edit, files } of singleMistakes(CONFIGURATIONS['two-branches'], STEP)) {
    const before = problemsIn(files);
    for (const problem of before) {
      const proposal = proposalOf(problem);
      if (proposal === undefined) continue;
      proposed += 1;
      const after = problemsIn(followed(files, problem, proposal));
      if (after.length < before.length) continue;
      refused.push(`${edit}\n  ${problem.message}\n  ${after.map(({ message }) => message).join('\n  ')}`);
    }
  }
  expect(refused).toEqual([]);
  expect(proposed).toBeGreaterThan(1500 / STEP);
});
