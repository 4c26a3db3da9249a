import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageLink, PagesElsewhere } from '../../components/ui/links/PageLink.tsx';

/** A link on a Tamil page; only `/about` is in Tamil. */
const link = (to: string, unmarked = false) =>
  renderToStaticMarkup(
    <StaticRouter location="/ta/about" basename="/ta">
      <PagesElsewhere
        value={(path) =>
          path === '/about' ? undefined : { href: path, language: { code: 'en', nativeName: 'English' } }
        }
      >
        <PageLink to={to} inMenu unmarked={unmarked}>
          தமிழ்
        </PageLink>
      </PagesElsewhere>
    </StaticRouter>,
  );

test('a link to a page in the same language is plain, and current on that page', () => {
  expect(link('/about')).toBe('<a aria-current="page" href="/ta/about">தமிழ்</a>');
});

test('a link to a page that is only in English leads there and says so, to readers and to machines', () => {
  expect(link('/contact')).toMatch(
    /<a href="\/contact" hrefLang="en">தமிழ்(?:<style.*<\/style>)?<small lang="en"[^>]*>\(English\)<\/small><\/a>$/,
  );
});

test('a sign has no room for words: it says so to machines', () => {
  expect(link('/', true)).toBe('<a href="/" hrefLang="en">தமிழ்</a>');
});
