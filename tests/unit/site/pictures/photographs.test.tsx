/** A photograph on a page; `phoneFormats.test.ts` checks how it stands there, and what a camera notes. */

import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Picture, type PictureProps } from '../../../../components/site/Picture.tsx';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { CollectorContext, createCollector } from '../../../../renderer/context/collector.ts';
import { PageProvider } from '../../../../renderer/context/pageContext.tsx';
import { describeMaster } from '../../../../scripts/pictures/describeMaster.ts';
import { createSiteTranslator } from '../../../../site/language/placeholders.ts';
import { FRAME } from '../../../../site/pictures/frames.ts';
import type { Master } from '../../../../site/pictures/master.ts';
import { createPublication } from '../../../../site/translation/publication.ts';
import { siteOf } from '../../../support/siteOf.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { resourcesIn } from '../../../support/words.ts';

const folder = temporaryFolder({}, afterAll);

/** 240 x 400 pixels, filed on its side. */
let master: Master;
beforeAll(async () => {
  await sharp({ create: { width: 400, height: 240, channels: 3, background: '#f00' } })
    .withMetadata({ orientation: 6 })
    .webp({ lossless: true })
    .toFile(join(folder, 'held.webp'));
  master = { ...(await describeMaster(folder, 'held.webp')), hash: '00000' };
});

function htmlOf(shown: Partial<PictureProps> = {}, collector = createCollector()): string {
  const site = siteOf('2025-08-15');
  const language = SOURCE_LANGUAGE;
  const page = {
    site,
    route: undefined,
    language,
    publication: createPublication([language], new Map(), []),
    translator: createSiteTranslator(site, resourcesIn(), language),
    media: new Map([[master.path, master]]),
  };
  return renderToStaticMarkup(
    <CollectorContext value={collector}>
      <PageProvider page={page}>
        <Picture src={master.path} alt="" widths={[60, 120, 400]} sizes="100vw" {...shown} />
      </PageProvider>
    </CollectorContext>,
  );
}

const srcSetOf = (html: string) => Array.from(html.matchAll(/\.(\S+)\.avif \d+w/g), ([, part]) => part);

test('is offered upright and in its own width where it is smaller than the largest, never wider', () => {
  expect(srcSetOf(htmlOf())).toEqual(['00000.60', '00000.120', '00000.240']);
  expect(htmlOf()).toMatch(/width="120" height="200"/);
});

test('is fetched as the part that its frame shows, around the point that the clinic names', () => {
  const collector = createCollector();
  const html = htmlOf({ focus: { x: 20, y: 30 }, frame: FRAME.view }, collector);
  expect(srcSetOf(html)).toEqual(['00000.4x3-30.60', '00000.4x3-30.120', '00000.4x3-30.240']);
  expect(html).toMatch(/width="120" height="90"/);
  expect(html).toMatch(/object-position:\s*20% 30%/);
  expect([...collector.pictures.values()]).toContainEqual(
    expect.objectContaining({ width: 240, cut: { shape: '4x3', at: 30 } }),
  );
  expect(collector.shown).toEqual([expect.objectContaining({ focus: { x: 20, y: 30 } })]);
});
