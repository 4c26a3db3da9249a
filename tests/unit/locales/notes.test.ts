import { expect, test } from 'vitest';
import { TRANSLATIONS } from '../../../locales/languages.ts';
import { noteFor, readNotes } from '../../../locales/model/notes.ts';
import { readableLength } from '../../../locales/model/readableLength.ts';
import { FILES_ON_DISK } from '../../../scripts/content/filesOnDisk.ts';
import { SHARED_NOTES } from '../../../site/translation/noteReader.ts';
import { textsIn } from '../../support/words.ts';

const notesOn = readNotes(FILES_ON_DISK, SHARED_NOTES);
const english = textsIn('en');
const texts = [...english].flatMap(([namespace, words]) => {
  const notes = notesOn(namespace);
  return [...words].map(([key, text]) => ({ namespace, key, text, note: noteFor(key, notes) }));
});

test('notes for translators have an explanation of every text', () => {
  const without = texts
    .filter(({ note }) => !note || note.note.length < 20)
    .map(({ namespace, key }) => `${namespace}: ${key}`);
  expect(without, 'Add the key, or a pattern with * for one step of it, to locales/notes/').toEqual([]);
});

test('notes for translators have no explanation without a text', () => {
  const used = new Set(texts.map(({ note }) => note && `${note.file}: ${note.pattern}`));
  const idle = [...english.keys()]
    .flatMap(notesOn)
    .map(({ file, pattern }) => `${file}: ${pattern}`)
    .filter((name) => !used.has(name));
  expect([...new Set(idle)], 'Nothing has this name any more: delete the note').toEqual([]);
});

test('notes for translators belong to a words file or to pages of the same kind', () => {
  const read = new Set([...english.keys()].flatMap(notesOn).map(({ file }) => file));
  expect(FILES_ON_DISK.list('locales/notes').filter((file) => !read.has(file))).toEqual([]);
});

test('notes for translators have limits that every text keeps, in any language', () => {
  const long = ['en', ...TRANSLATIONS.map(({ code }) => code)].flatMap((code) => {
    const words = textsIn(code);
    return texts.flatMap(({ namespace, key, note }) => {
      const text = words.get(namespace)?.get(key);
      if (text === undefined || note?.max === undefined || readableLength(text) <= note.max) return [];
      return [`locales/${code}/${namespace}.json: ${key} has ${readableLength(text)} letters of ${note.max}`];
    });
  });
  expect(long).toEqual([]);
});

test('notes for translators use the most specific pattern, for both plural forms', () => {
  const notes = [
    { file: 'a', pattern: 'tips.*.title', note: 'any' },
    { file: 'a', pattern: 'tips.0.title', note: 'first' },
    { file: 'a', pattern: 'days', note: 'days' },
  ];
  expect(noteFor('tips.0.title', notes)?.note).toBe('first');
  expect(noteFor('tips.1.title', notes)?.note).toBe('any');
  expect(noteFor('days_other', notes)?.note).toBe('days');
  expect(noteFor('tips.1.text', notes)).toBeUndefined();
});
