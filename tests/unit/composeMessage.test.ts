import { describe, expect, test } from 'vitest';
import { composeMessage, messageText } from '../../components/islands/composeMessage.ts';

const FIELDS = [
  { name: 'name', messageLabel: 'Name' },
  { name: 'issue', messageLabel: 'Problem' },
];

const compose = (typed?: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(typed ?? {})) data.set(name, value);
  return composeMessage('Hello.', FIELDS, typed && data);
};

describe('the message of the consultation form', () => {
  test('is the greeting and a line for each field, without the spaces around what is typed', () => {
    expect(messageText(compose({ issue: ' It hurts.\nSince Monday. ', name: '\tMeena ' }))).toBe(
      'Hello.\nName: Meena\nProblem: It hurts.\nSince Monday.',
    );
  });

  test('keeps the labels of what is not typed yet, and knows that it is missing', () => {
    expect(messageText(compose())).toBe('Hello.\nName:\nProblem:');
    expect(compose({ name: 'Meena', issue: '   ' })).toEqual([
      { text: 'Hello.' },
      { text: 'Name: Meena', missing: false },
      { text: 'Problem:', missing: true },
    ]);
  });
});
