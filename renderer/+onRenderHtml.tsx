import type { ComponentType, ReactNode } from 'react';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { ADVERTISING_MODULE } from '../site/pages/advertising.ts';
import { CHOSEN_CLINIC_MODULE } from '../site/pages/clinicScripts.ts';
import type { PageModel } from '../site/pages/pageModel.ts';
import { type RenderedPage, renderPage } from './document/renderPage.tsx';
import { NODE_TOOLS } from './node/nodeTools.ts';

declare global {
  namespace Vike {
    interface PageContext {
      pageModel: PageModel;
      rendered?: Omit<RenderedPage, 'html'>;
      mistake?: unknown;
    }
  }
}

/** Never shown or written. */
const FAILED_PAGE = dangerouslySkipEscape('<!DOCTYPE html><title>No page</title>');

/**
 * Renders a page model to its document. Errors are returned, so that a build can report all failing pages at once,
 * and the dev server can show them.
 */
export function onRenderHtml({ pageModel: page, Page, config, globalContext }: PageContextServer) {
  const { Layout } = config as { Layout: ComponentType<{ children: ReactNode }> };
  const addressOf = (module: string) => `/${globalContext.assetsManifest?.[module]?.file ?? module}`;
  try {
    const withCsp = import.meta.env.PROD;
    const { html, ...rendered } = renderPage({
      Page: Page as ComponentType,
      Layout,
      page,
      withCsp,
      ...NODE_TOOLS,
      advertisingScript: addressOf(ADVERTISING_MODULE),
      chosenClinicScript: addressOf(CHOSEN_CLINIC_MODULE),
    });
    return { documentHtml: dangerouslySkipEscape(html), pageContext: { rendered } };
  } catch (error) {
    const mistake = error instanceof Error ? error : new Error(String(error));
    return { documentHtml: FAILED_PAGE, pageContext: { mistake } };
  }
}
