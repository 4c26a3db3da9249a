/** Of what is not published, one line is taken back, and every other one stays. */
import { expect, test } from 'vitest';
import type { Change } from '../../../../editor/publish/changes/changes.ts';
import { CHENNAI, CLINIC, FIXTURES, KAVALKINARU } from '../../../support/editorSession.ts';
import { ABOUT, createTextSession, HOME } from '../texts/textSession.ts';

/** What is told, wherever in a file it is by then. */
const told = (changes: readonly Change[]) =>
  changes.map(({ place, said, before, after }) => JSON.stringify([place, said, before, after])).sort();

/** A draft of everything that can be changed. */
async function start() {
  const session = createTextSession();
  const { draft, store, texts, set } = session;
  for (const [path, value] of Object.entries({
    phone: '+919840012345',
    landmark: undefined,
    email: undefined,
    'hours.sunday': 'closed',
    'address.lines.1.ta': 'பெரியார் நகர்',
    'offers.0.tag.en': 'Opening',
    'offers.0.limited': undefined,
    exceptions: [{ day: '2027-01-14', hours: 'closed', note: { en: 'Pongal' } }],
  }))
    set(
      CHENNAI,
      path.split('.').map((step) => (/^\d$/.test(step) ? Number(step) : step)),
      value,
    );
  const offer = { id: 'pongal', title: { en: 'Pongal Offer' } };
  draft.edit(CHENNAI, [{ kind: 'insert', path: ['offers'], index: 0, value: offer }]);
  draft.edit(CLINIC, [
    { kind: 'remove', path: ['offers', 0] },
    { kind: 'set', path: ['testSite'], value: true },
  ]);
  draft.change(KAVALKINARU, undefined);
  draft.change('branches/madurai.yaml', FIXTURES[KAVALKINARU]);
  await texts.write('en', { namespace: 'about', key: 'hero.title' }, 'Who we are');
  for (const place of [HOME, { namespace: CHENNAI, key: 'area' }]) await texts.write('ta', place, 'வீடு');
  await texts.review('ta', [ABOUT], 'Kavitha');
  await texts.signOff('en', 'dental-tips', 'Dr. Asha');
  // By somebody else, meanwhile.
  store.change({ [CHENNAI]: store.text(CHENNAI).replace('whatsapp: "+910000000001"', 'whatsapp: "+910000000099"') });
  return session;
}

test('one change after the other is taken back alone, until nothing is left; what others have published stays', async () => {
  const { draft, publishing } = await start();
  let { changes } = await publishing.changes();
  expect(changes).toHaveLength(18);
  while (changes.length > 0) {
    const [change] = changes.splice(changes.length / 2, 1);
    const others = told(changes);
    await publishing.takeBack(change as Change);
    ({ changes } = await publishing.changes());
    expect(told(changes)).toEqual(others);
  }
  expect(draft.unsaved()).toEqual([]);
  expect(draft.read(CHENNAI)).toContain('0099');
});
