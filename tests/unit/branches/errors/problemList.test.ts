import { expect, test } from 'vitest';
import { fileProblem, InputErrors, type Problem, problemList } from '../../../../diagnostics/inputErrors.ts';

const problem = (line: number, message = `mistake ${line}`): Problem => ({
  ...fileProblem('branches/chennai.yaml', 'remark', { text: message }),
  line,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => problem(index + 1));

test('prints the first twenty problems and counts the rest', () => {
  const { message, problems } = new InputErrors(many(20_000));
  expect(message).toMatch(/^20,000 problems in the branch files:\n\nbranches\/chennai\.yaml:1:1\n {4}mistake 1\n/);
  expect(message).toContain('mistake 20\n');
  expect(message).not.toContain('mistake 21');
  expect(message).toMatch(/\n\n\.\.\. and 19,980 more\.$/);
  expect(problems).toHaveLength(20_000);
});

test('reports a duplicate problem once, and keeps a second one at the same position', () => {
  const found = [problem(2), problem(1), problem(2, 'another'), problem(2)];
  expect(problemList(found, String)).toBe(
    ['3', problem(1), problem(2), problem(2, 'another')]
      .map((each) => (typeof each === 'string' ? each : `${each.file}:${each.line}:1\n    ${each.message}`))
      .join('\n\n'),
  );
  expect(new InputErrors(found).problems).toHaveLength(3);
});
