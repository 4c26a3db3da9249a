/** What is on a leaflet, whatever prints it. */
import { parse } from 'node-html-parser';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { formatPhone } from '../../branches/model/phone.ts';
import { leafletAddress, renderLeaflet } from '../../components/treatments/Leaflet.tsx';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../locales/languages.ts';
import { NODE_TOOLS } from '../../renderer/node/nodeTools.ts';
import { createPageModels, type PageModel } from '../../site/pages/pageModel.ts';
import { plainText } from '../support/plainText.ts';
import { loadFixtureSite } from '../support/renderFixturePage.ts';
import { siteIn } from '../support/renderIn.ts';
import { routeAt } from '../support/siteOf.ts';

const PATH = '/services/teeth-extraction';
let page: PageModel;
let inTamil: PageModel;

beforeAll(async () => {
  const loaded = await loadFixtureSite();
  const site = siteIn(loaded);
  const modelOf = createPageModels({ ...loaded, site });
  page = modelOf(routeAt(site, PATH), SOURCE_LANGUAGE);
  inTamil = modelOf(routeAt(site, PATH), LANGUAGES.find(({ code }) => code === 'ta') ?? SOURCE_LANGUAGE);
});

test('a leaflet has the clinic’s name, the number of each branch, the danger signs and the ambulance', () => {
  const textOf = (isDraft: boolean) =>
    plainText(
      parse(renderLeaflet(page, NODE_TOOLS, { namespace: 'teeth-extraction', isDraft })).querySelector('main')?.text ??
        '',
    );
  const text = textOf(false);
  const { name, ambulance } = page.site.clinic;
  for (const part of [name.en, ambulance, 'After the extraction', 'Trouble breathing']) expect(text).toContain(part);
  for (const { name, phone } of page.site.branches) expect(text).toContain(`${name.en}${formatPhone(phone)}`);
  expect(text).not.toContain('Draft');
  expect(textOf(true)).toContain('Draft, not for patients');
});

test('a phone reads from its QR code where the advice is, in a language that patients can read it in', async () => {
  const sprite = parse(renderLeaflet(page, NODE_TOOLS, { namespace: 'teeth-extraction' })).querySelector('figure svg');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${sprite?.toString().slice(4)}`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(400)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQr({ width: info.width, height: info.height, data })).toBe(`${page.site.siteUrl}${PATH}#after`);
  expect(leafletAddress(inTamil)).toBe(leafletAddress(page));
  const published = { ...inTamil, publication: { ...inTamil.publication, publishedIn: () => LANGUAGES } };
  expect(leafletAddress(published)).toBe(`${page.site.siteUrl}/ta${PATH}#after`);
});
