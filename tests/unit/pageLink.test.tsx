import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageLink, PagesElsewhere } from '../../components/ui/links/PageLink.tsx';

/** A link on a Tamil page; only `/about` exists in Tamil. */
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

test('a link to a page in the same language is plain, and marked as current on that page', () => {
  expect(link('/about')).toBe('<a aria-current="page" href="/ta/about">தமிழ்</a>');
});

test('a link to an English-only page announces the language to readers and machines', () => {
  expect(link('/contact')).toMatch(
    /<a href="\/contact" hrefLang="en">தமிழ்(?:<style.*<\/style>)?<small lang="en"[^>]*>\(English\)<\/small><\/a>$/,
  );
});

test('an icon link announces it to machines only', () => {
  expect(link('/', true)).toBe('<a href="/" hrefLang="en">தமிழ்</a>');
});
