/** How changed and new values are written: as staff write them, and as their neighbours are. */
import { describe, expect, test } from 'vitest';
import { UnreadableYaml } from '../../../branches/yaml/readYaml.ts';
import { ImpossibleEdit, type KeyOrder, type YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { editYaml } from '../../../editor/yaml/editYaml.ts';

const set = (path: YamlEdit['path'], value: unknown): YamlEdit => ({ kind: 'set', path, value });

const FILE = `# The branch
name:
  en: Chennai
phone: "+910000000001" # placeholder

# 24-hour times
hours:
  monday: [10:30-13:30, 17:30-20:30] # with a break
  sunday: closed
price: { from: 200, to: 2000 }
link:
offers: []
`;

test.each<[string, YamlEdit, before: string, after: string]>([
  [
    'a phone number keeps its quotes and its comment',
    set(['phone'], '+911234567890'),
    '"+910000000001"',
    '"+911234567890"',
  ],
  [
    'opening times stay on one line',
    set(['hours', 'monday'], ['09:00-12:00']),
    '[10:30-13:30, 17:30-20:30]',
    '[09:00-12:00]',
  ],
  ['a day is closed', set(['hours', 'monday'], 'closed'), '[10:30-13:30, 17:30-20:30]', 'closed'],
  ['a closed day opens', set(['hours', 'sunday'], ['11:00-13:30']), 'closed', '[11:00-13:30]'],
  ['an amount changes', set(['price', 'to'], 2500), '2000', '2500'],
  ['an amount becomes another one', set(['price'], { exact: 300 }), '{ from: 200, to: 2000 }', '{ exact: 300 }'],
  ['an amount loses its limit', { kind: 'remove', path: ['price', 'to'] }, '{ from: 200, to: 2000 }', '{ from: 200 }'],
  ['an empty key gets a link', set(['link'], 'https://example.org/#a'), 'link:', 'link: https://example.org/#a'],
  [
    'a text gets quotes where it needs them',
    set(['name', 'en'], 'Chennai: north'),
    'en: Chennai',
    'en: "Chennai: north"',
  ],
  ['a text that looks like a number', set(['name', 'en'], '600082'), 'en: Chennai', 'en: "600082"'],
  ['a translation stands below', set(['name', 'ta'], 'சென்னை'), 'en: Chennai\n', 'en: Chennai\n  ta: சென்னை\n'],
  ['a list of words', set(['offers'], ['Tamil', 'English']), 'offers: []', 'offers: [Tamil, English]'],
])('%s', (_name, edit, before, after) => {
  expect(editYaml(FILE, edit)).toBe(FILE.replace(before, after));
});

test('an entry of an empty list is a block, its dashes indented', () => {
  const value = {
    id: 'pongal',
    title: { en: 'Pongal', ta: 'பொங்கல்' },
    price: { from: 5 },
    days: ['monday'],
    phone: '+91123',
  };
  expect(editYaml(FILE, { kind: 'insert', path: ['offers'], index: 0, value })).toBe(
    FILE.replace(
      'offers: []\n',
      `offers:
  - id: pongal
    title:
      en: Pongal
      ta: பொங்கல்
    price: { from: 5 }
    days: [monday]
    phone: "+91123"
`,
    ),
  );
});

test('a new key is placed in the order of the schema, and so are the keys in it', () => {
  const order: KeyOrder = (path) =>
    path.length === 0 ? ['name', 'email', 'hours', 'exceptions', 'price'] : ['day', 'hours', 'reason'];
  const value = [{ reason: { en: 'Pongal' }, hours: 'closed', day: '2027-01-14' }];
  expect(editYaml(editYaml(FILE, set(['email'], 'a@b.example'), order), set(['exceptions'], value), order)).toBe(
    FILE.replace('phone:', 'email: a@b.example\nphone:').replace(
      'price:',
      '\nexceptions:\n  - day: 2027-01-14\n    hours: closed\n    reason:\n      en: Pongal\nprice:',
    ),
  );
});

test('groups that are missing on the way are written, too', () => {
  expect(editYaml(FILE, set(['photos', 'outside', 'alt', 'en'], 'The house'))).toBe(
    `${FILE}photos:\n  outside:\n    alt:\n      en: The house\n`,
  );
  expect(editYaml('a: {}\n', set(['a', 'b', 'c'], 'd'))).toBe('a:\n  b:\n    c: d\n');
  expect(editYaml('a: # about\n', set(['a', 'b'], 'c'))).toBe('a: # about\n  b: c\n');
});

const LIST = `offers: # for everybody
  # the list
  - id: a
    tag: 'old' # chosen

  # about b
  - id: b
    tag: 'new'
    # below b

  - id: c

after: 1
`;

describe('entries of a list', () => {
  test('a new one is apart from its neighbours and quoted as they are', () => {
    expect(editYaml(LIST, { kind: 'insert', path: ['offers'], index: 2, value: { id: 'x', tag: 'fresh' } })).toBe(
      LIST.replace('    # below b\n', "    # below b\n\n  - id: x\n    tag: 'fresh'\n"),
    );
  });

  test('a new one that is still empty is filled in as its neighbours are written', () => {
    const empty = editYaml(LIST, { kind: 'insert', path: ['offers'], index: 3, value: { id: 'x', tag: null } });
    expect(editYaml(empty, set(['offers', 3, 'tag'], '🪔'))).toBe(empty.replace('tag:\n\nafter', "tag: '🪔'\n\nafter"));
  });

  test('one moves with the comments above, in and below it', () => {
    expect(editYaml(LIST, { kind: 'move', path: ['offers'], from: 1, to: 0 })).toBe(`offers: # for everybody
  # the list
  # about b
  - id: b
    tag: 'new'
    # below b

  - id: a
    tag: 'old' # chosen

  - id: c

after: 1
`);
  });

  test('one goes with the comments in and below it; one above that follows a blank line stays', () => {
    expect(editYaml(LIST, { kind: 'remove', path: ['offers', 1] })).toBe(
      LIST.replace("  - id: b\n    tag: 'new'\n    # below b\n", ''),
    );
    expect(editYaml('a:\n  - b\n  # of c\n  - c\n  # of d\n  - d\n', { kind: 'remove', path: ['a', 1] })).toBe(
      'a:\n  - b\n  # of d\n  - d\n',
    );
  });

  test('of two blank lines that meet, one goes', () => {
    expect(editYaml(LIST, { kind: 'remove', path: ['offers', 2] })).toBe(LIST.replace('  - id: c\n\n', ''));
  });

  test('the last one leaves brackets, and comes back below the comments of the list', () => {
    const one = 'offers: # for everybody\n  # the list\n  - id: a\nafter: 1\n';
    const none = editYaml(one, { kind: 'remove', path: ['offers', 0] });
    expect(none).toBe('offers: [] # for everybody\n  # the list\nafter: 1\n');
    expect(editYaml(none, { kind: 'insert', path: ['offers'], index: 0, value: { id: 'a' } })).toBe(one);
  });

  test('a whole list that a form sends changes where it differs', () => {
    const value = [{ id: 'c' }, { id: 'a', tag: 'older' }];
    expect(editYaml(LIST, set(['offers'], value))).toBe(`offers: # for everybody
  # the list
  - id: c

  # about b

  - id: a
    tag: 'older' # chosen

after: 1
`);
  });
});

test('line ends, byte order mark and a missing last line break stay', () => {
  const windows = `\uFEFF${FILE.replaceAll('\n', '\r\n').trimEnd()}`;
  const edit = set(['offers'], [{ en: 'One' }]);
  expect(editYaml(windows, edit)).toBe(windows.replace(' []', '\r\n  - en: One'));
  expect(editYaml('a: 1', set(['b'], 2))).toBe('a: 1\nb: 2');
});

test('a shared value is written out where it must not change', () => {
  const shared = 'phone: &main "+911" # shared\nwhatsapp: *main\n';
  expect(editYaml(shared, set(['phone'], '+912'))).toBe('phone: &main "+912" # shared\nwhatsapp: "+911"\n');
  expect(editYaml(shared, set(['whatsapp'], '+912'))).toBe('phone: &main "+911" # shared\nwhatsapp: "+912"\n');
});

test('what cannot be edited is told by name', () => {
  expect(() => editYaml('a: [', set(['a'], 1))).toThrow(UnreadableYaml);
  expect(() => editYaml('a: 1\na: 2\n', set(['a'], 1))).toThrow(UnreadableYaml);
  expect(() => editYaml(FILE, set(['phone', 'number'], 1))).toThrow(ImpossibleEdit);
  expect(() => editYaml(FILE, { kind: 'move', path: ['offers'], from: 0, to: 1 })).toThrow(ImpossibleEdit);
});
