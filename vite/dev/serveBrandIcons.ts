import type { ViteDevServer } from 'vite';
import { BRAND_ICONS, drawBrandIcon } from '../../renderer/icons/brandIcons.ts';

/** Serves the icons made from the clinic's logo, drawn anew for each request: the logo may have changed. */
export function serveBrandIcons(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    const name = BRAND_ICONS.find((icon) => request.url === `/${icon}`);
    if (!name) return next();
    try {
      const bytes = await drawBrandIcon(name);
      response.setHeader('Content-Type', name.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
      response.end(bytes);
    } catch (error) {
      next(error);
    }
  });
}
