/** While somebody types, the page follows as fast as it can be made, and no faster. */
import { expect, test } from 'vitest';
import { latestWins } from '../../../editor/app/preview/latestWins.ts';

/** Asks, and answers when it is told to. */
function open() {
  const asked: string[] = [];
  const shown: string[] = [];
  let answer = () => {};
  const ask = latestWins(
    (question: string) => {
      asked.push(question);
      return new Promise<string>((resolve) => {
        answer = () => resolve(question.toUpperCase());
      });
    },
    (answered) => shown.push(answered),
  );
  const next = async () => {
    answer();
    await new Promise((turn) => setTimeout(turn));
  };
  return { ask, asked, shown, next };
}

test('one page is made at a time; of those asked for meanwhile, only the newest', async () => {
  const { ask, asked, shown, next } = open();
  for (const question of ['a', 'an', 'anb', 'anbu']) ask(question);
  expect(asked).toEqual(['a']);
  await next();
  expect(shown).toEqual(['A']);
  expect(asked).toEqual(['a', 'anbu']);
  await next();
  expect(shown).toEqual(['A', 'ANBU']);
  ask('anbu k');
  expect(asked).toEqual(['a', 'anbu', 'anbu k']);
});
