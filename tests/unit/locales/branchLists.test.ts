/** Sentences about the clinic’s branches fit a site of one branch and a site of several. */
import { expect, test } from 'vitest';
import { readWords } from '../../../locales/model/readWords.ts';

const textsOf = (code: string) =>
  [...readWords(code)].flatMap(([file, texts]) =>
    [...texts].map(([key, text]) => ({ where: `${file}: ${key}`, text })),
  );

test('who books is offered one branch or the other, not both at once', () => {
  const both = textsOf('en').filter(({ text }) => /\bbook\b[^.]* in \{\{branches\.names\}\}/i.test(text));
  expect(both).toEqual([]);
});

test('no Tamil sentence calls several branches one place', () => {
  const one = textsOf('ta').filter(({ text }) => /\{\{branches\.names\}\} (?:பகுதியில்|பகுதியிலும்|கிளையில்)/.test(text));
  expect(one).toEqual([]);
});
