/** Before publishing, a person reads what changes in their own words. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { FILES_ON_DISK } from '../../../../diagnostics/filesOnDisk.ts';
import { markDifferences } from '../../../../editor/preview/where/differences.ts';
import { type Change, changesOf } from '../../../../editor/publish/changes/changes.ts';
import { type Names, namesIn } from '../../../../editor/publish/changes/names.ts';
import { commitMessage, englishSay, type Say, sentences } from '../../../../editor/publish/changes/sentences.ts';
import { conflictId, describeConflict } from '../../../../editor/publish/merge/conflict.ts';
import { mergeContent } from '../../../../editor/publish/merge/mergeContent.ts';
import { readWords, resourcesOf } from '../../../../locales/model/readWords.ts';
import { textHash } from '../../../../locales/model/record.ts';
import { loadSiteFromDisk } from '../../../../renderer/site/loadSiteFromDisk.ts';
import { FIXTURE_FACTS, FIXTURE_WORDS } from '../../../fixtures/folders.ts';

const TODAY = '2026-11-21';
const CHENNAI = 'branches/chennai.yaml';
const chennai = readFileSync(`${FIXTURE_FACTS}/chennai.yaml`, 'utf8');

let names: Names;
let say: Say;
beforeAll(async () => {
  names = namesIn(await loadSiteFromDisk({ today: TODAY, branches: FIXTURE_FACTS, locales: FIXTURE_WORDS }), TODAY);
  say = await englishSay(resourcesOf(readWords(FILES_ON_DISK, 'locales')));
});

const changed = (path: string, before: string | undefined, after: string | undefined) =>
  changesOf([{ path, before, after }], names);
const chennaiWith = (from: string, to: string) => {
  if (!chennai.includes(from)) throw new Error(`${from} is not in the fixture.`);
  return changed(CHENNAI, chennai, chennai.replace(from, to));
};
const told = (changes: readonly Change[]) => sentences(changes, say).map(({ text }) => text);

describe('facts', () => {
  test('a number is written as on the site', () => {
    expect(chennaiWith('phone: "+910000000001"', 'phone: "+919840012345"')).toEqual([
      {
        kind: 'fact',
        action: 'changed',
        file: CHENNAI,
        place: 'Chennai',
        labels: ['Phone number'],
        before: '+91 00000 00001',
        after: '+91 98400 12345',
      },
    ]);
  });

  test('opening hours are in the words of a person', () => {
    const changes = chennaiWith('sunday: [11:00-13:30]', 'sunday: closed');
    expect(told(changes)).toEqual(['Chennai: Opening hours, Sunday']);
    expect(changes).toMatchObject([{ before: '11:00 AM to 1:30 PM', after: 'closed' }]);
  });

  test('an offer that comes is one sentence, and the others are not said to have moved', () => {
    const offer =
      '  - id: pongal\n    tag: { en: Pongal }\n    title: { en: Pongal Offer }\n    description: { en: Sweet }\n    terms: [{ en: Yes }]\n    image: offers/chennai-opening.webp\n    imageAlt: { en: A drawing of a pot. }\n    sticker: "🎉"\n    lastDay: 2027-01-20\n';
    const changes = chennaiWith('offers:\n', `offers:\n${offer}`);
    expect(told(changes)).toEqual(['Chennai: Offers of this branch, Pongal Offer added']);
    expect(changes).toMatchObject([{ after: expect.stringContaining('20 January 2027') }]);
  });

  test('fields of one offer are told together', () => {
    const after = chennai
      .replace('en: Grand opening\n', 'en: Opening\n')
      .replace('en: Our Chennai clinic is open.', 'en: We are open.')
      .replace('    sticker: "🎉"', '    sticker: "🎉"\n    lastDay: 2027-01-20');
    const changes = changed(CHENNAI, chennai, after);
    expect(told(changes)).toEqual(['Chennai: Offers of this branch, Chennai Grand Opening Offer']);
    expect(changes).toHaveLength(3);
  });

  test('a Tamil text says that it is Tamil', () => {
    expect(chennaiWith('\n  ta: பெரம்பூர்', '\n  ta: பெரம்பூர் நகர்')).toMatchObject([
      { action: 'changed', language: 'ta', before: 'பெரம்பூர்', after: 'பெரம்பூர் நகர்' },
    ]);
  });

  test('branches come and go', () => {
    expect(told(changed(CHENNAI, undefined, chennai))).toEqual(['New branch: Chennai']);
    // The editor's English may say it in other words.
    const removed = say('sentences.branch.removed', { place: 'Chennai' });
    expect(removed).toContain('Chennai');
    expect(told(changed(CHENNAI, chennai, undefined))).toEqual([removed]);
  });

  test('a comment, and a file that cannot be read, are not left out', () => {
    expect(told(chennaiWith('# placeholder\n', '# asked again\n'))).toEqual([`File changed: ${CHENNAI}`]);
    expect(told(changed(CHENNAI, chennai, 'name: ['))).toEqual([`File changed: ${CHENNAI}`]);
  });
});

test('texts of a translation are counted by page, with those reviewed', () => {
  const entry = (more: string) => `{"english":"11111111","text":"22222222","by":"person"${more}}`;
  const record = (more: string) => `{"dental-tips":{"hero.title":${entry(more)}}}`;
  const changes = changesOf(
    [
      {
        path: 'locales/ta/dental-tips.json',
        before: '{"a":"1","d":"Zoë"}',
        after: '{"a":"2","b":{"c":"3"},"d":"Zoe\u0308"}',
      },
      { path: 'locales/record/ta.json', before: record(''), after: record(',"reviewed":"Priya, 2026-11-21"') },
    ],
    names,
  );
  expect(changes).toMatchObject([
    {
      texts: [
        { key: 'a', before: '1', after: '2' },
        { key: 'b.c', after: '3' },
      ],
    },
  ]);
  expect(told(changes)).toEqual([`தமிழ்: 2 texts of ${names.pageOf('dental-tips')}, 1 reviewed`]);
});

test('pictures are told', () => {
  expect(told(changed('media/offers/pongal.jpg', undefined, 'x'))).toEqual(['Picture added: media/offers/pongal.jpg']);
});

test('the message of the commit has the sentences and the values', () => {
  const changes = [
    ...chennaiWith('phone: "+910000000001"', 'phone: "+919840012345"'),
    ...chennaiWith('sunday: [11:00-13:30]', 'sunday: closed'),
  ];
  expect(commitMessage(changes, say)).toBe(`Chennai: Phone number, and 1 more change

Chennai: Phone number
Chennai: Opening hours, Sunday
Chennai, Phone number: +91 00000 00001 -> +91 98400 12345
Chennai, Opening hours, Sunday: 11:00 AM to 1:30 PM -> closed`);
});

describe('conflicts', () => {
  const sides = { base: 'old', ours: 'mine', theirs: 'yours' };
  const none = new Map();

  test('a field is shown with both values', () => {
    const conflict = { file: CHENNAI, path: ['hours', 'sunday'], ours: 'closed', theirs: ['11:00-13:30'] };
    expect(describeConflict(conflict, names)).toMatchObject({
      place: 'Chennai',
      labels: ['Opening hours', 'Sunday'],
      ours: 'closed',
      theirs: '11:00 AM to 1:30 PM',
    });
  });

  test('a translation and its review are not mixed from two people', () => {
    const record = (text: string, more = {}) =>
      `{"common":{"nav.home":${JSON.stringify({ english: '11111111', text, by: 'person', ...more })}}}`;
    const reviewed = { reviewed: 'Priya, 2026-11-21' };
    const three = {
      base: record(textHash('முகப்பு')),
      ours: record('33333333'),
      theirs: record(textHash('முகப்பு'), reviewed),
    };
    const merged = (home: string) => {
      const words = new Map([['locales/ta/common.json', JSON.stringify({ nav: { home } })]]);
      return JSON.parse(mergeContent('locales/record/ta.json', three, new Map(), words).content ?? '');
    };
    expect(merged('வீடு')).toEqual(JSON.parse(three.ours));
    expect(merged('முகப்பு')).toEqual(JSON.parse(three.theirs));
  });

  test('a file that has no fields is chosen as a whole', () => {
    const file = 'locales/glossary.csv';
    const { conflicts } = mergeContent(file, sides, new Map(), none);
    expect(conflicts).toHaveLength(1);
    const choices = new Map(conflicts.map((conflict) => [conflictId(conflict), 'theirs' as const]));
    expect(mergeContent(file, sides, choices, none)).toEqual({ content: sides.theirs, conflicts: [] });
    const other = { ...sides, theirs: 'newer' };
    expect(mergeContent(file, other, choices, none).conflicts).toHaveLength(1);
  });
});

describe('pages', () => {
  const page = (main: string, className = 'a') =>
    `<html><head><meta http-equiv="Content-Security-Policy" content="style-src 'none'"><style>.${className}{}</style></head><body><nav><a class="${className}" href="/x">${main}</a></nav><main><p>Same</p><p class="${className}">${main}</p></main><script>1</script></body></html>`;

  test('what differs is marked in both', () => {
    const [old, now] = [page('Sunday: 11 to 1'), page('Sunday: closed', 'b')];
    const before = markDifferences(old, now);
    expect(before).toContain(`<p data-editor-focus class="a">Sunday: 11 to 1</p>`);
    expect(markDifferences(now, old)).toContain(`<p data-editor-focus class="b">Sunday: closed</p>`);
    expect(before).toContain('<p>Same</p>');
  });

  test('what is new is marked, and nothing around it where it was not yet', () => {
    const [old, now] = [page('Same'), page('Same').replace('</main>', '<p>New</p></main>')];
    expect(markDifferences(now, old).match(/<\w+ data-editor-focus[^>]*>[^<]*/g)).toEqual(['<p data-editor-focus>New']);
    expect(markDifferences(old, now)).toBe(old);
  });

  test('another name of a style is no difference on the page', () => {
    expect(markDifferences(page('Same'), page('Same', 'b'))).not.toContain('data-editor-focus');
  });
});
