/** Opening the forms of the branch files, new branches, and branches that close. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_FACTS } from '../../fixtures/folders.ts';
import { openForms } from './formProject.ts';

describe('the files', () => {
  test('are the clinic, the primary branch and the others, by name', async () => {
    const forms = openForms();
    await forms.set('kavalkinaru', ['phone'], 'soon');
    expect(await forms.files()).toMatchObject([
      { id: 'clinic', path: 'branches/clinic.yaml', name: 'Sample Dental Clinic', kind: 'clinic', isPrimary: false },
      { id: 'chennai', name: 'Chennai', kind: 'branch', isPrimary: true, isUnsaved: false, problems: [] },
      { id: 'kavalkinaru', kind: 'branch', isPrimary: false, isUnsaved: true, problems: [{ path: ['phone'] }] },
    ]);
  });

  test('have values without the keys that are left empty', async () => {
    const { values } = await openForms().file('clinic');
    const written: unknown = parse(readFileSync(join(FIXTURE_FACTS, 'clinic.yaml'), 'utf8'));
    expect(written).toHaveProperty('social.facebook', null);
    expect(values).not.toHaveProperty('social.facebook');
    expect(values).toHaveProperty('legal', {});
  });

  test('that do not exist have no form', async () => {
    const forms = openForms();
    for (const id of ['madurai', '../package', 'constructor'])
      for (const ask of [forms.file, forms.edit, forms.closing])
        await expect(ask(id), id).rejects.toThrow('There is no such file.');
  });

  test('that cannot be read say why, and are left as they are', async () => {
    const forms = openForms();
    forms.type('chennai', (text) => text.replace('phone: "+910000000001"', 'phone: "+910000000001'));
    const text = forms.draft.read('branches/chennai.yaml');
    const state = await forms.set('chennai', ['email'], 'new@sample-dental.example');
    expect(state.values).toBeNull();
    expect(state.problems[0]?.message).toMatch(/a quote is opened here and never closed/);
    expect(forms.draft.read('branches/chennai.yaml')).toBe(text);
    expect((await forms.file('kavalkinaru')).problems).toEqual([]);
  });

  test('are changed in the draft only, in the lines that change', async () => {
    const forms = openForms();
    const before = forms.draft.read('branches/chennai.yaml') ?? '';
    await forms.set('chennai', ['phone'], '+910000000007');
    expect(forms.draft.readSaved('branches/chennai.yaml')).toBe(before);
    const after = forms.draft.read('branches/chennai.yaml');
    expect(after).toBe(before.replace('phone: "+910000000001" # placeholder', 'phone: "+910000000007" # placeholder'));
  });

  test('have texts in one spelling of their letters, and no problem with a translation without a letter', async () => {
    const forms = openForms();
    const { problems } = await forms.set('chennai', ['area'], { en: 'Zoe\u0308\u00a0Street ', ta: ' \u00a0\u200b' });
    expect(problems).toEqual([]);
    expect(parse(forms.draft.read('branches/chennai.yaml') ?? '').area).toEqual({ en: 'Zoë Street', ta: '' });
  });

  test('get a new key where the manual has it', async () => {
    const forms = openForms();
    const { problems } = await forms.edit(
      'chennai',
      { kind: 'set', path: ['exceptions'], value: [] },
      { kind: 'insert', path: ['exceptions'], index: 0, value: { day: '2027-01-15', hours: 'closed' } },
    );
    expect(problems).toEqual([]);
    const keys = Object.keys(parse(forms.draft.read('branches/chennai.yaml') ?? ''));
    expect(keys.slice(keys.indexOf('hours'))).toEqual(expect.arrayContaining(['hours', 'exceptions', 'maps']));
    expect(keys.indexOf('exceptions')).toBe(keys.indexOf('hours') + 1);
  });

  test('refuse a change of an entry that is no longer there', async () => {
    const forms = openForms();
    await expect(forms.set('chennai', ['offers', 7, 'id'], 'x')).rejects.toThrow('There is no entry 8.');
    expect(forms.draft.unsaved()).toEqual([]);
  });
});

describe('a new branch', () => {
  test('has a form without problems, and can be chosen in others', async () => {
    const forms = openForms();
    await forms.addBranch('madurai');
    expect(await forms.file('madurai')).toMatchObject({ values: { name: { en: 'Madurai' } }, problems: [] });
    expect(await forms.schema('clinic')).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ key: 'primaryBranch', options: ['chennai', 'kavalkinaru', 'madurai'] }),
      ]),
    });
  });

  test.each([
    ['combined', '"combined" is a reserved name. Choose another, such as madurai.'],
    ['clinic', '"clinic" is a reserved name. Choose another, such as madurai.'],
    ['chennai', 'branches/chennai.yaml already exists. Choose another name, or edit that file.'],
    ['T Nagar', '"T Nagar" cannot be the name of a file. Expected small letters, digits and hyphens, such as madurai.'],
    ['../x', '"../x" cannot be the name of a file. Expected small letters, digits and hyphens, such as madurai.'],
  ])('is not named %s', async (id, problem) => {
    const forms = openForms();
    await expect(forms.addBranch(id)).rejects.toThrow(problem);
    expect(forms.draft.unsaved()).toEqual([]);
  });
});

describe('closing a branch', () => {
  test('is told before it is done', async () => {
    const forms = openForms();
    await forms.set('clinic', ['offers', 0, 'branches'], ['chennai']);
    await forms.set('clinic', ['offers', 1, 'branches'], ['kavalkinaru', 'chennai']);
    await forms.set('clinic', ['team', 1, 'branches'], [{ branch: 'chennai' }]);
    expect(await forms.closing('chennai')).toEqual({
      path: 'branches/chennai.yaml',
      name: 'Chennai',
      candidates: [{ id: 'kavalkinaru', name: 'Kavalkinaru' }],
      changes: [
        { code: 'primaryBranch', to: 'kavalkinaru' },
        { code: 'lastOffer', id: 'independence-day', title: 'Independence Day Smile Offer' },
        { code: 'offer', id: 'first-visit', title: 'First Visit Consultation' },
        { code: 'dentist', id: 'meera-sample', name: 'Dr. Meera Sample' },
        { code: 'lastDentist', id: 'karthik-sample', name: 'Dr. Karthik Sample' },
      ],
    });
    expect(forms.draft.read('branches/chennai.yaml')).toBeDefined();
  });

  test('deletes its file and leaves nothing that names it', async () => {
    const forms = openForms();
    await forms.set('clinic', ['offers', 0, 'branches'], ['chennai']);
    await forms.set('clinic', ['offers', 1, 'branches'], ['kavalkinaru', 'chennai']);
    await forms.set('clinic', ['team', 1, 'branches'], [{ branch: 'chennai' }]);
    await forms.closeBranch('chennai');
    expect(forms.draft.read('branches/chennai.yaml')).toBeUndefined();
    const { values, problems } = await forms.file('clinic');
    expect(problems).toEqual([]);
    expect(JSON.stringify(values)).not.toContain('"chennai"');
    expect(values).toMatchObject({
      primaryBranch: 'kavalkinaru',
      offers: [{ id: 'first-visit', branches: ['kavalkinaru'] }, { id: 'raksha-bandhan' }],
      team: expect.arrayContaining([expect.objectContaining({ id: 'karthik-sample' })]),
    });
  });

  test('makes the chosen branch the primary one', async () => {
    const forms = openForms();
    await forms.addBranch('madurai');
    await forms.closeBranch('chennai', 'madurai');
    expect((await forms.file('clinic')).values).toMatchObject({ primaryBranch: 'madurai' });
  });

  test('is refused for the last one', async () => {
    const forms = openForms();
    await forms.closeBranch('kavalkinaru');
    await expect(forms.closeBranch('chennai')).rejects.toThrow('there is no branch file');
    expect(forms.draft.read('branches/chennai.yaml')).toBeDefined();
  });
});
