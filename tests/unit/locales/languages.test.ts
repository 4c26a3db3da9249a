import { expect, test } from 'vitest';
import { languageOfPath, pathInLanguage } from '../../../locales/languages.ts';
import { languageNamed } from '../../fixtures/languages.ts';

const tamil = languageNamed('ta');

test.each([
  ['/', '/ta'],
  ['/services/dentures', '/ta/services/dentures'],
])('%s has its Tamil page at %s, which leads back', (path, address) => {
  expect(pathInLanguage(path, tamil)).toBe(address);
  expect(languageOfPath(address)).toEqual({ language: tamil, path });
});

test('an address that only starts like a language code is English', () => {
  expect(languageOfPath('/tablets')).toMatchObject({ language: { code: 'en' }, path: '/tablets' });
});
