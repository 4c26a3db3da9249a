/** Mistakes as a workflow shows them beside the lines of a change. */
import { expect, test } from 'vitest';
import { annotations, errorAnnotation } from '../../../../diagnostics/annotations.ts';
import type { Problem } from '../../../../diagnostics/inputErrors.ts';
import { failureAnnotations } from '../../../../scripts/build/report.ts';

const problem = (more: Partial<Problem> = {}): Problem => ({
  file: 'branches/chennai.yaml',
  line: 12,
  column: 8,
  code: 'remark',
  values: {},
  message: 'phone: found "98", expected a number. Type: "+910000000001"',
  ...more,
});

test('a mistake stands at its file, line and column', () => {
  expect(annotations([problem()], 'error')).toBe(
    '::error file=branches/chennai.yaml,line=12,col=8,title=This has to be changed::phone: found "98", expected a number. Type: "+910000000001"',
  );
  expect(annotations([problem()], 'warning')).toMatch(/^::warning file=.*,title=Is this intended\?::phone/);
});

test('what would end a command early is escaped: in messages percent signs and line ends, in properties colons and commas, too', () => {
  const odd = problem({ file: 'media/50%, a: b.jpg', message: 'up to 50% off,\nmore: less\r\nend%0A' });
  expect(annotations([odd], 'error')).toBe(
    '::error file=media/50%25%2C a%3A b.jpg,line=12,col=8,title=This has to be changed::up to 50%25 off,%0Amore: less%0Aend%250A',
  );
  expect(errorAnnotation('The disk is full.\n::error::100%')).toBe(
    '::error title=This has to be changed::The disk is full.%0A::error::100%25',
  );
});

test('what a file contains cannot begin a command of its own', () => {
  const text = annotations([problem({ message: 'found "\u2028\r::stop-commands::x\n##[error]y"' })], 'error');
  expect(text.split(/[\r\n\u2028]/)).toHaveLength(1);
});

test('a failure that no line of a file causes is a sentence, too', () => {
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'open', path: 'dist' });
  expect(failureAnnotations(full)).toBe(
    '::error title=This has to be changed::dist cannot be used: the disk is full. Delete what is not needed, then build again.',
  );
});
