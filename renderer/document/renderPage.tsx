import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pathInLanguage } from '../../locales/languages.ts';
import { escapeHtml } from '../../site/language/escapeHtml.ts';
import { keepTextsTogether } from '../../site/language/keepTogether.ts';
import { resolveMarks } from '../../site/language/languageMarks.ts';
import { hasAdvertising, PIXEL_HOSTS, pixelOn } from '../../site/pages/advertising.ts';
import { clinicRevision } from '../../site/pages/clinicFacts.ts';
import type { PageModel } from '../../site/pages/pageModel.ts';
import { NOT_FOUND, pathOf } from '../../site/pages/routes.ts';
import { LOGO } from '../../site/pictures/brand.ts';
import type { MediaRequest } from '../../site/pictures/catalogue.ts';
import { createSprite, type Drawings } from '../../site/pictures/drawing.ts';
import type { SharePicture } from '../../site/pictures/sharePicture.ts';
import { CollectorContext, createCollector } from '../context/collector.ts';
import { PageProvider } from '../context/pageContext.tsx';
import { createCsp } from './csp.ts';
import { createHead, renderHead } from './head.ts';
import { EARLY_ACTIONS, loadChosenClinic, SPECULATION_RULES } from './inlineScripts.ts';

/** A page as React and Emotion have rendered it. */
export type StyledPage = Readonly<{
  /** The rules of exactly this page. */
  style: string;
  body: string;
}>;

/** What pages are rendered with, wherever that happens: `nodeTools.ts` has those of a build. */
export type RenderTools = Readonly<{
  drawings: Drawings;
  /** The same page in fewer bytes. */
  minify(page: StyledPage): StyledPage;
}>;

/** A page to render: its model, and the components that Vike loaded for it. */
export type RenderPageOptions = RenderTools &
  Readonly<{
    Page: ComponentType;
    Layout: ComponentType<{ children: ReactNode }>;
    page: PageModel;
    /** False on the dev server, whose tools use inline scripts. */
    withCsp: boolean;
    /** Address of the script that asks about advertising; not needed on sites that do not ask. */
    advertisingScript?: string | undefined;
    /** Address of the script of the chosen clinic, for sites with many branches. */
    chosenClinicScript?: string | undefined;
  }>;

/** A rendered page, and what the files around it need to know. */
export type RenderedPage = Readonly<{
  /** A complete document: head, the styles of this page only, body, icons. */
  html: string;
  /** Its Content Security Policy. */
  csp: string;
  /** The picture files that it references, without duplicates. */
  pictures: readonly MediaRequest[];
  /** The preview picture of links to it. */
  sharePicture: SharePicture;
}>;

/** On pages without the pixel: the next page, which may have it, does not learn which of them the patient came from. */
const HIDE_ADDRESS = '<meta name="referrer" content="strict-origin">';

/** Renders a page to a complete document. */
export function renderPage({
  Page,
  Layout,
  page,
  withCsp,
  advertisingScript,
  chosenClinicScript,
  drawings,
  minify,
}: RenderPageOptions): RenderedPage {
  const location = pathInLanguage(page.route?.path ?? NOT_FOUND, page.language);
  // No vendor prefixes: the few that are needed are written by hand.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Keeps the rules in the cache, instead of writing a style element before each component.
  cache.compat = true;
  const collector = createCollector();
  const rendered = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <CollectorContext value={collector}>
        <PageProvider page={page}>
          <StaticRouter location={location} basename={pathInLanguage('/', page.language)}>
            <Layout>
              <Page />
            </Layout>
          </StaticRouter>
        </PageProvider>
      </CollectorContext>
    </CacheProvider>,
  );
  const { icons, pictures } = collector;
  const compact = minify({ style: styleOf(cache, rendered), body: resolveMarks(rendered) });
  const { style } = compact;
  const body = keepTextsTogether(compact.body);
  const isAsking = hasAdvertising(page.site);
  const hasPixel = pixelOn(page) !== undefined;
  const revision = clinicRevision(page.site);
  const load = chosenClinicScript && loadChosenClinic(chosenClinicScript, body.includes(' data-choose='));
  const early = EARLY_ACTIONS + ((revision && load) || '');
  const csp = createCsp({
    style,
    inlineScripts: [SPECULATION_RULES, early],
    ...(page.route?.path === pathOf('payment') ? { payment: page.site.clinic.payment } : {}),
    ...(hasPixel ? { pixel: PIXEL_HOSTS } : {}),
  });
  const head = createHead(page, drawings(LOGO), collector);

  // Cloudflare makes links without a script dead where `email_off` does not ask it to leave addresses.
  const html = `<!DOCTYPE html>
<html lang="${page.language.code}" data-tracking="${escapeHtml(page.site.clinic.tracking.function)}"${page.site.clinic.offline ? '' : ' data-offline="off"'}${revision ? ` data-revision="${revision}"` : ''}>
<head>
<meta charset="utf-8">
${withCsp ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp)}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
${isAsking && !hasPixel ? `${HIDE_ADDRESS}\n` : ''}${renderHead(head)}
<style>${style}</style>
<script type="speculationrules">${SPECULATION_RULES}</script>
<script>${early}</script>
</head>
<body><!--email_off-->
${body}
${createSprite(icons, drawings)}
${isAsking && advertisingScript ? `<script type="module" src="${advertisingScript}" async></script>\n` : ''}<!--/email_off--></body>
</html>`;
  return { html, csp, pictures: [...pictures.values()], sharePicture: head.sharePicture };
}

/** The rules of exactly this page: global ones, then those of the classes in its HTML. */
function styleOf({ key, inserted, registered }: EmotionCache, html: string): string {
  const used = new Set(Array.from(html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g')), ([, id]) => id));
  const isGlobal = (id: string) => registered[`${key}-${id}`] === undefined;
  const ids = Object.keys(inserted);
  return [...ids.filter(isGlobal), ...ids.filter((id) => !isGlobal(id) && used.has(id))]
    .map((id) => inserted[id])
    .filter((rules) => typeof rules === 'string')
    .join('');
}
