import { expect, test } from 'vitest';
import { compareWords } from '../../../../editor/app/texts/WordChanges.tsx';

const marked = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

test('a changed word is marked as a whole', () => {
  expect(marked('Come every six months.', 'Come every twelve months.')).toBe('Come every [-six-][+twelve+] months.');
});

test('a Tamil word is marked with its vowel signs', () => {
  expect(marked('பல் வலி இருந்தால்', 'பல் வலிகள் இருந்தால்')).toBe('பல் [-வலி-][+வலிகள்+] இருந்தால்');
});

test('a placeholder and a tag count as one word each', () => {
  expect(marked('From {{price.filling}}', 'From {{price.crown}}')).toBe(
    'From [-{{price.filling}}-][+{{price.crown}}+]',
  );
  expect(marked('<a href="/a">here</a>', '<a href="/b">here</a>')).toBe('[-<a href="/a">-][+<a href="/b">+]here</a>');
});

test('both versions can be read out of the changes', () => {
  const [before, after] = ['Brush twice a day, gently.', 'Gently brush two times a day.'];
  const changes = compareWords(before, after);
  const only = (kind: string) =>
    changes.filter((change) => change.kind === 'same' || change.kind === kind).map(({ text }) => text);
  expect(only('removed').join('')).toBe(before);
  expect(only('added').join('')).toBe(after);
});
