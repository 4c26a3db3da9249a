import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pathInLanguage } from '../../locales/languages.ts';
import { PageContext, type PageModel } from '../context/pageContext.ts';
import { pathOf } from '../site/routes.ts';
import { createCsp } from './csp.ts';
import { createHead, renderHead } from './head.ts';
import { escapeHtml } from './html.ts';
import { minifyCss } from './minify/minifyCss.ts';
import { createPixel, PIXEL_HOSTS } from './pixel.ts';
import { withNeededSeparators } from './separators.ts';
import { SPECULATION_RULES } from './speculationRules.ts';
import { createSprite } from './sprite.ts';
import { classesOfIslands, createStyleCache } from './styleCache.ts';

export type RenderPageOptions = Readonly<{
  Page: ComponentType;
  Layout: ComponentType<{ children: ReactNode }>;
  page: PageModel;
  /** The policy is left out on the dev server, whose tools use inline scripts. */
  withCsp: boolean;
}>;

/** One complete document: head, styles of exactly this page, body, icons. */
export function renderPage({ Page, Layout, page, withCsp }: RenderPageOptions): string {
  const location = pathInLanguage(page.route?.path ?? '/404', page.language);
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const rendered = renderToString(
    <CacheProvider value={cache}>
      <PageContext value={page}>
        <StaticRouter location={location} basename={pathInLanguage('/', page.language)}>
          <Layout>
            <Page />
          </Layout>
        </StaticRouter>
      </PageContext>
    </CacheProvider>,
  );
  const chunks = emotion.extractCriticalToChunks(rendered);
  const islandClasses = classesOfIslands(cache);
  const compact = minifyCss(
    { style: chunks.styles.map(({ css }) => css).join(''), body: withNeededSeparators(rendered) },
    islandClasses,
  );
  // Only now: which rules a page needs is seen by the attributes that React writes.
  const { style, body } = compact;
  const pixel = createPixel(page.site);
  const csp = createCsp({
    style,
    hasIslands: islandClasses.size > 0,
    inlineScripts: [SPECULATION_RULES],
    ...(page.route?.path === pathOf('payment') ? { payment: page.site.clinic.payment } : {}),
    ...(pixel ? { pixel: PIXEL_HOSTS } : {}),
  });

  return `<!DOCTYPE html>
<html lang="${page.language.code}" data-tracking="${escapeHtml(page.site.clinic.tracking.function)}">
<head>
<meta charset="utf-8">
${withCsp ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
${renderHead(createHead(page, rendered))}
<style${adopted(cache.key, islandClasses)}>${style}</style>
<script type="speculationrules">${SPECULATION_RULES}</script>
${pixel ? `<script src="${pixel.path}" async></script>\n` : ''}</head>
<body>
${body}
${createSprite(body)}
</body>
</html>`;
}

/** Names the rules that islands find here when they wake up, so that they do not insert them again. */
function adopted(key: string, islandClasses: ReadonlySet<string>): string {
  if (islandClasses.size === 0) return '';
  const ids = [...islandClasses].map((name) => name.slice(key.length + 1));
  return ` data-emotion="${key} ${ids.join(' ')}"`;
}
