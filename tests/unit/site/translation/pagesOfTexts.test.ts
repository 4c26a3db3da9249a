/** Translators see which pages show a text. */
import { expect, test } from 'vitest';
import { keepTextsTogether } from '../../../../site/language/keepTogether.ts';
import { pagesShowing } from '../../../../site/translation/pagesOfTexts.ts';

const REFUND = 'We pay it back within 7 working days, Rs 99 too.';

test('a text of a branch file is found where a page keeps its figures on one line, and in attributes', () => {
  const page = (path: string, body: string) => ({ path, html: keepTextsTogether(body), used: [] });
  const pages = [
    page('/bill-payment', `<p>${REFUND}</p>`),
    page('/about', `<img alt="${REFUND}">`),
    page('/offers', '<p>Nothing of the kind within 7 working days.</p>'),
  ];
  const text = { namespace: 'branches/clinic.yaml', key: 'payment.terms.2.text', english: REFUND };
  expect(pagesShowing(text, pages)).toEqual(['/bill-payment', '/about']);
});
