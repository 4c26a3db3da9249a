/** When a page may say that a dentist has reviewed it. */
import { expect, test } from 'vitest';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import type { LanguageWords } from '../../../../locales/model/readWords.ts';
import { hashOfTexts, type SignatureRecord, validSignatures } from '../../../../locales/model/signatures.ts';
import { pageSignature } from '../../../../site/pages/clinical.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { routeAt, siteOf } from '../../../support/siteOf.ts';

const tamil = languageNamed('ta');
const site = siteOf('2026-11-21');

const words = (tips: Record<string, string>): LanguageWords =>
  new Map([
    ['common', new Map([['emergency', 'Go to a hospital']])],
    ['dental-tips', new Map(Object.entries(tips))],
  ]);
const ENGLISH = words({ title: 'Tips', lead: 'Brush twice a day' });
const TAMIL = words({ title: 'குறிப்புகள்', lead: 'தினமும் இரண்டு முறை துலக்குங்கள்' });

const KIND = { by: 'Dr. Kind', day: '2026-11-21' };
const CALM = { by: 'Dr. Calm', day: '2026-10-01' };

const signed = (code: string, of: LanguageWords): SignatureRecord => ({
  [code]: {
    common: { ...CALM, texts: hashOfTexts('common', ENGLISH, of) },
    'dental-tips': { ...KIND, texts: hashOfTexts('dental-tips', ENGLISH, of) },
  },
});

/** Who has signed a page, by the record, when the site has these words. */
function signatureOf(path: string, record: SignatureRecord, code = 'en', now = ENGLISH, english = ENGLISH) {
  const language = code === 'en' ? SOURCE_LANGUAGE : tamil;
  const valid = new Map([[code, validSignatures(record, code, english, now)]]);
  return pageSignature(routeAt(site, path), language, valid);
}

test('a page of advice names the dentist who has signed it, and the day', () => {
  expect(signatureOf('/dental-tips', signed('en', ENGLISH))).toMatchObject(KIND);
  expect(signatureOf('/dental-tips', signed('ta', TAMIL), 'ta', TAMIL)).toMatchObject(KIND);
  // In a language that nobody has signed, nobody.
  expect(signatureOf('/dental-tips', signed('en', ENGLISH), 'ta', TAMIL)).toBeUndefined();
});

test('a page of advice names nobody once one of its texts changes, or once the danger signs that it shares do', () => {
  const record = signed('en', ENGLISH);
  expect(signatureOf('/dental-tips', record, 'en', words({ title: 'Tips', lead: 'Brush once' }))).toBeUndefined();
  const { 'dental-tips': tips } = record.en ?? {};
  expect(signatureOf('/dental-tips', tips ? { en: { 'dental-tips': tips } } : {})).toBeUndefined();
});

test('a page of advice names nobody when a text that it shows in English has changed since', () => {
  const half = words({ title: 'குறிப்புகள்' });
  const record = signed('ta', half);
  expect(signatureOf('/dental-tips', record, 'ta', half)).toMatchObject(KIND);
  const english = words({ title: 'Tips', lead: 'Brush once' });
  expect(signatureOf('/dental-tips', record, 'ta', half, english)).toBeUndefined();
});

test('a page without advice names nobody', () => {
  expect(signatureOf('/about', signed('en', ENGLISH))).toBeUndefined();
  expect(pageSignature(undefined, SOURCE_LANGUAGE, new Map())).toBeUndefined();
});
